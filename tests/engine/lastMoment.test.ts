import { expect, test } from 'vitest';
import { recheckAccount } from '../../db/automation/automations.ts';
import { comments, providerReads } from '../../db/schema/index.ts';
import { defaultSettings, weekdays } from '../../server/accounts/settings/schemas.ts';
import { saveSettings } from '../../server/accounts/settings/settings.ts';
import { noClient } from '../../server/http/client.ts';
import { createCrowd, type Participant } from '../support/crowd.ts';
import { direct } from '../support/database.ts';
import { createEngine } from '../support/jobs.ts';

/* A pause holds for every call that starts after its commit. */

async function start() {
  const crowd = await createCrowd({ start: '2026-03-02T10:00:00Z', accounts: 1, seed: 1 });
  const one = crowd.participants[0] as Participant;
  await saveSettings(crowd.deps, one.actor, { accountId: one.accountId, payload: busy }, noClient);
  /** Pauses the account in the microtask after the one in which `happened` becomes true. */
  async function pauseOnce(happened: () => boolean): Promise<void> {
    for (let step = 0; step < 1000 && !happened(); step += 1) await null;
    expect(happened()).toBe(true);
    await recheckAccount(direct(crowd.deps.db), one.accountId, { running: false });
  }
  return { crowd, pauseOnce };
}

test('a pause between marking and sending posts nothing and frees the post', async () => {
  const { crowd, pauseOnce } = await start();
  const { db } = crowd.deps;
  const isSent = () => db.select({ state: comments.state }).from(comments).get()?.state === 'sent';
  let paused: Promise<void> | undefined;
  const writer: typeof crowd.world.writer = {
    ...crowd.world.writer,
    async complete(...given) {
      paused = pauseOnce(isSent);
      return crowd.world.writer.complete(...given);
    },
  };
  await createEngine({ ...crowd.deps, writer }).runDue();
  await paused;
  expect(crowd.world.ledger).toEqual([]);
  expect(db.select().from(comments).all()).toEqual([]);
  crowd.close();
});

test('a pause between counting a read and its call reads nothing', async () => {
  const { crowd, pauseOnce } = await start();
  const { db } = crowd.deps;
  const before = crowd.world.calls.reads;
  const isCounted = () =>
    db
      .select()
      .from(providerReads)
      .all()
      .some(({ searchRows }) => searchRows > 0);
  const paused = pauseOnce(isCounted);
  await createEngine(crowd.deps).runDue();
  await paused;
  expect(crowd.world.calls.reads).toBe(before);
  expect(db.select().from(comments).all()).toEqual([]);
  crowd.close();
});

const busy = {
  ...defaultSettings,
  timing: { ...defaultSettings.timing, fromTime: '00:00', toTime: '00:00', activeDays: [...weekdays] },
  searchUrls: ['https://www.linkedin.com/search/results/content/?keywords=hiring'],
  dailySearchComments: 5,
};
