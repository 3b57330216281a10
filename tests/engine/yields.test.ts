import { setImmediate as nextTick } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { automations } from '../../db/schema/index.ts';
import { createCrowd } from '../support/crowd.ts';
import { direct } from '../support/database.ts';
import { createEngine } from '../support/jobs.ts';

test('lets requests through between runs without provider calls', async () => {
  const crowd = await createCrowd({ start: '2026-03-02T10:00:00Z', accounts: 200, seed: 1 });
  const { db } = crowd.deps;
  // No settings were saved: each account is due, finds nothing to do and waits.
  await direct(db).update(automations).set({ running: true, dueAt: 1 });
  const due = async () => (await db.select().from(automations).where(eq(automations.dueAt, 1))).length;
  const engine = createEngine(crowd.deps);
  const started = engine.start();
  await nextTick();
  expect(await due()).toBeGreaterThan(0);
  await started;
  while ((await due()) > 0) await nextTick();
  await engine.stop();
  crowd.close();
});
