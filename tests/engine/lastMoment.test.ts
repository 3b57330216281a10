import { expect, test } from 'vitest';
import { first } from '../../db/first.ts';
import type { Db } from '../../db/open.ts';
import { automations, comments } from '../../db/schema/index.ts';
import { defaultSettings, weekdays } from '../../server/accounts/settings/schemas.ts';
import { saveSettings } from '../../server/accounts/settings/settings.ts';
import { noClient } from '../../server/http/client.ts';
import { createCrowd, type Participant } from '../support/crowd.ts';
import { addTrigger } from '../support/database.ts';
import { createEngine } from '../support/jobs.ts';

/* A pause holds for every call that starts after its commit. */

async function start() {
  const crowd = await createCrowd({ start: '2026-03-02T10:00:00Z', accounts: 1, seed: 1 });
  const participant = crowd.participants[0] as Participant;
  await saveSettings(
    crowd.deps,
    participant.actor,
    { accountId: participant.accountId, payload: busy },
    noClient,
  );
  return crowd;
}

/** Pauses all accounts with the row that says it: no code of the engine runs in between. */
const pauseWith = (db: Db, event: string, condition: string) =>
  addTrigger(db, event, condition, 'update automations set running = false, due_at = 0, touched = true');
const running = async (db: Db) => (await first(db.select().from(automations)))?.running;

test('a pause between marking and sending posts nothing and frees the post', async () => {
  const crowd = await start();
  const { db } = crowd.deps;
  await pauseWith(db, 'after update on comments', "new.state = 'sent'");
  await createEngine(crowd.deps).runDue();
  expect(await running(db)).toBe(false);
  expect(crowd.world.ledger).toEqual([]);
  expect(await db.select().from(comments)).toEqual([]);
  crowd.close();
});

test('a pause between counting a read and its call reads nothing', async () => {
  const crowd = await start();
  const { db } = crowd.deps;
  const before = crowd.world.calls.reads;
  await pauseWith(db, 'after insert on provider_reads', 'new.search_rows > 0');
  await createEngine(crowd.deps).runDue();
  expect(await running(db)).toBe(false);
  expect(crowd.world.calls.reads).toBe(before);
  expect(await db.select().from(comments)).toEqual([]);
  crowd.close();
});

const busy = {
  ...defaultSettings,
  timing: { ...defaultSettings.timing, fromTime: '00:00', toTime: '00:00', activeDays: [...weekdays] },
  searchUrls: ['https://www.linkedin.com/search/results/content/?keywords=hiring'],
  dailySearchComments: 5,
};
