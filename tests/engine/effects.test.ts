import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { nextDueAt, recheckAccount } from '../../db/automation/automations.ts';
import { addJob } from '../../db/jobs/jobs.ts';
import { onWake } from '../../db/jobs/wake.ts';
import { eventsAfter } from '../../db/messaging/events.ts';
import type { Db, Tx } from '../../db/open.ts';
import { afterCommit, transaction } from '../../db/transaction.ts';
import { defaultSettings } from '../../server/accounts/settings/schemas.ts';
import { createMailer } from '../../server/messaging/mail/mailer.ts';
import { twinOf } from '../support/database.ts';
import { jobsOf } from '../support/jobs.ts';
import { simulation } from '../support/simulation.ts';

let world: Awaited<ReturnType<typeof simulation>>;
let userId: string;
let accountId: string;
let seen: string[];
beforeEach(async () => {
  world = await simulation('2026-03-02T10:00:00Z');
  userId = await world.addUser();
  accountId = await world.addAccount(userId, defaultSettings);
  await world.engine.runDue();
  seen = [];
  onWake(world.db, (kind) => seen.push(kind));
  world.deps.events.watch(userId, (event) => seen.push(`event: ${event?.message}`));
});
afterEach(() => world.close());

const now = () => world.clock.now();
const mailer = () =>
  createMailer({ clock: world.clock, smtpUrl: 'smtp://127.0.0.1:1', from: '', authSecret: 'x'.repeat(32) });

type Effect = {
  run: (tx: Tx) => Promise<unknown>;
  /** Heard by this server after the commit. */
  heard: string;
  /** What a server finds that starts after a crash. */
  found: (db: Db) => Promise<unknown>;
};
const effects: Record<string, Effect> = {
  'an event': {
    run: (tx) =>
      world.deps.events.keep(tx, {
        ...{ userId, accountId, kind: 'state', at: now(), message: 'Paused', data: {} },
      }),
    heard: 'event: Paused',
    found: async (db) =>
      (await eventsAfter(db, userId, 0, 100)).filter(({ message }) => message === 'Paused').length,
  },
  'a job': {
    run: (tx) => addJob(tx, { kind: 'webhook', key: '1', groupKey: null, createdAt: now() }),
    heard: 'webhook',
    found: async (db) => (await jobsOf(db, 'webhook')).length,
  },
  'an e-mail': {
    run: (tx) =>
      mailer().queue(tx, { userId, kind: 'test', to: 'a@example.com', subject: 'A', text: 'b', html: 'b' }),
    heard: 'mail',
    found: async (db) => (await jobsOf(db, 'mail')).length,
  },
  'a recheck': {
    run: (tx) => recheckAccount(tx, accountId),
    heard: 'run',
    found: async (db) => ((await nextDueAt(db)) === 0 ? 1 : 0),
  },
};

describe.each(Object.entries(effects))('%s', (_name, { run, heard, found }) => {
  test('is dropped by a rollback, with its rows', async () => {
    const work = transaction(world.db, async (tx) => {
      await run(tx);
      throw new Error('rolled back');
    });
    await expect(work).rejects.toThrow('rolled back');
    expect([seen, await found(world.db)]).toEqual([[], 0]);
  });

  test('is heard once, after the commit', async () => {
    await transaction(world.db, async (tx) => {
      await run(tx);
      expect(seen).toEqual([]);
    });
    expect(seen).toEqual([heard]);
  });

  test('is found by the next server after a crash between the commit and the effect', async () => {
    const crash = transaction(world.db, async (tx) => {
      afterCommit(tx, () => {
        throw new Error('crashed');
      });
      await run(tx);
    });
    await expect(crash).rejects.toThrow('crashed');
    expect(seen).toEqual([]);
    const next = twinOf(world.db);
    expect(await found(next)).toBe(1);
    next.close();
  });
});

test('a metric counts nothing that was rolled back', async () => {
  const { metrics } = world.deps;
  const counted = async () =>
    /comments_total\{[^}]*posted[^}]*\} (\d+)/.exec(await metrics.text())?.[1] ?? '0';
  const work = (fails: boolean) =>
    transaction(world.db, async (tx) => {
      afterCommit(tx, () => metrics.comment('posted', 'Search'));
      if (fails) throw new Error('rolled back');
    });
  const before = Number(await counted());
  await expect(work(true)).rejects.toThrow('rolled back');
  expect(Number(await counted())).toBe(before);
  await work(false);
  expect(Number(await counted())).toBe(before + 1);
});
