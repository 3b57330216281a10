import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { modelPrices } from '../../../db/schema/index.ts';
import { createLog } from '../../../server/log.ts';
import { direct } from '../../support/database.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { costWorld } from './world.ts';

let server: TestServer;
const lines: { level: number; msg?: string }[] = [];
const { staff, setPrice, setCaps, customer } = costWorld(() => server);
const errors = () => lines.filter(({ level }) => level >= 50).map(({ msg }) => msg);

beforeAll(async () => {
  const write = (line: string) => void lines.push(JSON.parse(line));
  server = await startTestServer({ now: '2026-03-30T10:00:00Z', log: createLog('debug', { write }) });
  await setPrice();
});
afterAll(() => server.stop());
beforeEach(() => {
  lines.length = 0;
});

test('a customer over a cost cap, or in a stop of the operator, leaves no error in the log', async () => {
  await setCaps(null, 0);
  const ada = await customer();
  expect((await ada.preview()).status).toBe(429);
  await setCaps(0, null);
  for (const _ of [1, 2]) expect((await ada.preview()).status).toBe(503);
  expect(lines.filter(({ msg }) => msg?.includes("The operator's monthly limit"))).toMatchObject([
    { level: 30 },
    { level: 30 },
  ]);

  await staff('PUT', 'switch', { stopped: true, reason: 'We are moving' });
  expect((await ada.preview()).body.message).toContain('We are moving');
  await staff('PUT', 'switch', { stopped: false });
  expect(errors()).toEqual([]);
});

test('a cap without a price is one error in the log, however often customers try', async () => {
  await setCaps(1, null);
  // As after a restart with another model.
  await direct(server.deps.db).update(modelPrices).set({ model: 'an-earlier-model' });
  const ada = await customer();
  for (const _ of [1, 2, 3]) expect((await ada.preview()).status).toBe(503);
  expect(errors()).toEqual(['the language model has no price, but a cost cap']);
});
