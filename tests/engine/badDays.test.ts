import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findAccount } from '../../db/accounts/accounts.ts';
import type { Db } from '../../db/open.ts';
import { defaultSettings } from '../../server/accounts/settings/schemas.ts';
import type { Clock } from '../../server/clock.ts';
import { createNetwork } from '../../server/providers/network.ts';
import { allDay } from '../support/allDay.ts';
import { rawOf } from '../support/database.ts';
import { createEngine } from '../support/jobs.ts';
import { play, startTestServer } from '../support/server.ts';
import { simulation } from '../support/simulation.ts';

/*
 * A full disk, a clock that jumps back, a provider that hangs. Nothing is lost or posted twice, and the
 * engine resumes by itself.
 */

const minute = 60_000;
const hour = 60 * minute;
const start = Date.parse('2026-03-02T10:00:00Z');
const busy = {
  timing: allDay(10),
  searchUrls: ['https://www.linkedin.com/search/results/content/?keywords=hiring'],
  dailySearchComments: 12,
  prompt: 'Be brief.',
  choice: { ...defaultSettings.choice, sameAuthorDays: 0 },
};

/** As after `mount -o remount,ro`, which is what a system does with a disk that fails. */
const readOnly = (db: Db, is: boolean) => rawOf(db).pragma(`query_only = ${is ? 1 : 0}`);
const pages = (db: Db) => Number(rawOf(db).pragma('page_count', { simple: true }));
/** No page more than there are now, and none of these is free. */
const full = (db: Db, is: boolean) => {
  if (is) rawOf(db).exec('vacuum');
  rawOf(db).pragma(`max_page_count = ${is ? pages(db) : 1e9}`);
};
const cantSave = "The server can't save anything right now. Please try again in a few minutes";

describe('the disk', () => {
  test.each([
    ['can only be read', readOnly],
    ['is full', full],
  ] as const)(
    '%s: refuses writes with an error, keeps serving reads, and recovers afterwards',
    async (_, fault) => {
      const server = await startTestServer();
      try {
        const { db } = server.deps;
        const { token } = await server.signUp();
        const accountId = await server.connect(token);
        await server.saveSettings(token, accountId, busy);
        // Long enough for the session to be noted as seen again.
        server.clock.advance(hour);
        fault(db, true);
        const refused = await server.saveSettings(token, accountId, { ...busy, prompt: 'x'.repeat(9000) });
        expect([refused.status, refused.body.code, refused.body.message]).toEqual([
          503,
          'unavailable',
          cantSave,
        ]);
        expect(refused.headers.get('retry-after')).toBe('60');
        expect((await server.call('GET', '/api/linkedinaccount', { token })).status).toBe(200);
        fault(db, false);
        const saved = await server.call('GET', `/api/settings?accountId=${accountId}`, { token });
        expect(JSON.stringify(saved.body)).toContain('Be brief.');
        expect((await server.saveSettings(token, accountId, { ...busy, prompt: 'Be kind.' })).status).toBe(
          200,
        );
      } finally {
        await server.stop();
      }
    },
  );
});

describe('the engine', () => {
  let world: Awaited<ReturnType<typeof simulation>>;
  let accountId: string;
  beforeEach(async () => {
    world = await simulation(new Date(start).toISOString());
    accountId = await world.addAccount(await world.addUser(), busy);
  });
  afterEach(() => world.close());

  const history = () =>
    rawOf(world.db)
      .prepare("select post_id from comments where state = 'confirmed' order by post_id")
      .pluck()
      .all();
  const onNetwork = async () => (await world.ledger()).map(({ postId }) => postId).sort();
  /** The network has exactly our comments, one per post, and nothing is open. */
  async function expectInStep(atLeast: number): Promise<void> {
    const posts = await onNetwork();
    expect(posts.length).toBeGreaterThanOrEqual(atLeast);
    expect(new Set(posts).size).toBe(posts.length);
    expect(history()).toEqual(posts);
    expect(
      rawOf(world.db)
        .prepare("select count(*) from comments where state in ('reserved', 'sent')")
        .pluck()
        .get(),
    ).toBe(0);
  }

  test('posts nothing that it could not save first, and resumes when the disk accepts writes', async () => {
    const writer: typeof world.deps.writer = {
      ...world.deps.writer,
      async complete(...given) {
        readOnly(world.db, true);
        return world.deps.writer.complete(...given);
      },
    };
    const engine = createEngine({ ...world.deps, writer });
    await engine.runDue();
    expect(await engine.unrecorded()).toBe(1);
    expect(await onNetwork()).toEqual([]);
    readOnly(world.db, false);
    // The account was not to be given back either; the next beat does so, and a minute later it has its turn.
    await engine.runDue();
    expect((await findAccount(world.db, accountId))?.automation).toMatchObject({
      leaseHolder: null,
      stateReason: 'backoff',
    });
    world.clock.advance(2 * minute);
    await world.engine.runDue();
    await expectInStep(1);
  });

  test('finds a posted comment whose outcome was not saved, and does not post it again', async () => {
    const networkClient: typeof world.deps.networkClient = {
      ...world.deps.networkClient,
      async comment(...given) {
        const answer = await world.deps.networkClient.comment(...given);
        readOnly(world.db, true);
        return answer;
      },
    };
    const engine = createEngine({ ...world.deps, networkClient });
    await engine.runDue();
    expect(await engine.unrecorded()).toBe(1);
    expect([await onNetwork(), history()]).toEqual([[expect.any(String)], []]);
    readOnly(world.db, false);
    await engine.runDue();
    await play({ engine: world.engine, clock: world.clock }, start + 5 * minute);
    await expectInStep(1);
    expect(await onNetwork()).toHaveLength(1);
  });

  test('waits after the clock jumps back: no interval is shorter and no limit is exceeded', async () => {
    let behind = 0;
    const clock: Clock = {
      now: () => world.clock.now() - behind,
      wakeAt: (at, wake) => world.clock.wakeAt(at + behind, wake),
    };
    const engine = createEngine({ ...world.deps, clock, engineClock: clock });
    const next = async (until: number) => {
      for (;;) {
        await engine.runDue();
        const due = await engine.nextDueAt();
        if (due === null || due > until) break;
        world.clock.moveTo(due + behind);
      }
      world.clock.moveTo(until + behind);
    };
    await next(start + 55 * minute);
    const before = await onNetwork();
    expect(before).toHaveLength(5);

    behind = 3 * hour;
    await next(start + 55 * minute);
    expect(await onNetwork()).toEqual(before);
    await next(start + 13 * hour);
    expect(await onNetwork()).toHaveLength(busy.dailySearchComments);
    // Back into a day of which nothing is left.
    behind = 27 * hour;
    await next(start + 20 * hour);
    await expectInStep(busy.dailySearchComments);
  });

  test('times out a hanging provider, backs off, and repeats nothing afterwards', async () => {
    const others = [];
    for (let n = 0; n < 8; n += 1) others.push(await world.addAccount(await world.addUser(), busy));
    let calls = 0;
    const fetch = (request: Request) => {
      calls += 1;
      return world.sandbox.fetch(request);
    };
    const networkClient = createNetwork({
      dsn: 'http://network.example',
      apiKey: 'sandbox',
      fetch,
      timeoutMs: 150,
    });
    const engine = createEngine({ ...world.deps, networkClient });
    const hang = { provider: 'network', delayMs: 600_000 };
    // One has its comment taken and never hears of it.
    await world.control('POST', '/faults', { ...hang, match: 'POST /api/v1/posts', times: 1 });
    await engine.runDue();
    await world.control('POST', '/faults', { ...hang, times: 1000 });
    calls = 0;
    for (let minutes = 0; minutes < 5; minutes += 1) {
      world.clock.advance(minute);
      await engine.runDue();
    }
    // Five calls find out, and from then on one at a time asks whether it is over.
    expect(calls).toBeLessThan(20);
    const during = await onNetwork();
    await fetch(new Request('http://network.example/control/faults', { method: 'DELETE' }));
    await play({ engine, clock: world.clock }, start + 6 * hour);
    expect((await onNetwork()).length).toBeGreaterThan(during.length);
    const said = (await world.ledger()).map((line) => `${line.accountId} ${line.postId}`);
    expect(new Set(said).size).toBe(said.length);
    expect(history()).toHaveLength(said.length);
    expect(said.length).toBe(9 * busy.dailySearchComments);
  });
});
