import { expect, test } from 'vitest';
import { recheckAccount } from '../../db/automation/automations.ts';
import { comments } from '../../db/schema/index.ts';
import { saveSettings } from '../../server/accounts/settings/saveSettings.ts';
import { defaultSettings, weekdays } from '../../server/accounts/settings/schemas.ts';
import { noClient } from '../../server/http/client.ts';
import { createCrowd, type Participant } from '../support/crowd.ts';
import { direct } from '../support/database.ts';
import { createEngine } from '../support/jobs.ts';

/* A pause that commits between the mark of a comment and its call to the network still holds. */

test('a pause between marking and sending posts nothing and frees the post', async () => {
  const crowd = await createCrowd({ start: '2026-03-02T10:00:00Z', accounts: 1, seed: 1 });
  const one = crowd.participants[0] as Participant;
  await saveSettings(crowd.deps, one.actor, { accountId: one.accountId, payload: busy }, noClient);
  let state: string | undefined;
  const writer: typeof crowd.world.writer = {
    ...crowd.world.writer,
    async complete(...given) {
      void pauseOnceSent();
      return crowd.world.writer.complete(...given);
    },
  };
  // The run goes on microtask by microtask, and so does this: the pause commits in the one after the mark.
  async function pauseOnceSent(): Promise<void> {
    for (let step = 0; step < 1000 && state !== 'sent'; step += 1) {
      await null;
      state = crowd.deps.db.select({ state: comments.state }).from(comments).get()?.state;
    }
    await recheckAccount(direct(crowd.deps.db), one.accountId, { running: false });
  }
  await createEngine({ ...crowd.deps, writer }).runDue();
  expect(state).toBe('sent');
  expect(crowd.world.ledger).toEqual([]);
  expect(crowd.deps.db.select().from(comments).all()).toEqual([]);
  crowd.close();
});

const busy = {
  ...defaultSettings,
  timing: { ...defaultSettings.timing, fromTime: '00:00', toTime: '00:00', activeDays: [...weekdays] },
  searchUrls: ['https://www.linkedin.com/search/results/content/?keywords=hiring'],
  dailySearchComments: 5,
};
