import { afterAll, beforeAll, expect, test } from 'vitest';
import { weekdays } from '../../server/accounts/settings/schemas.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
const minute = 60_000;
beforeAll(async () => {
  server = await startTestServer({ now: '2026-03-02T23:50:00Z' });
});
afterAll(() => server.stop());

async function commenting(fromTime: string, toTime: string) {
  const { token } = await server.signUp();
  const accountId = await server.connect(token);
  await server.saveSettings(token, accountId, {
    timing: { fromTime, toTime, timezone: 'UTC', timeBetweenComments: [30], activeDays: [...weekdays] },
    searchUrls: ['https://www.linkedin.com/search/results/content/?keywords=design'],
    dailySearchComments: 5,
  });
  await server.call('POST', '/api/automation/start', { token, json: { accountId } });
  await server.engine.runDue();
  return {
    state: async () => (await server.call('GET', '/api/linkedinaccount', { token })).body[0].state,
    comments: async () => (await server.call('GET', '/api/comment', { token })).body.length as number,
  };
}

test('at midnight, an all-day account waits for its interval, another for its working hours', async () => {
  const always = await commenting('00:00', '00:00');
  const evening = await commenting('20:00', '00:00');
  expect([await always.comments(), await evening.comments()]).toEqual([1, 1]);
  expect(await always.state()).toMatchObject({
    reason: 'interval',
    until: '2026-03-03T00:20:00.000Z',
    message: 'Next comment at 12:20 AM',
  });
  expect(await evening.state()).toMatchObject({ reason: 'window', until: '2026-03-03T20:00:00.000Z' });

  server.clock.advance(29 * minute);
  await server.engine.runDue();
  expect(await always.comments()).toBe(1);
  server.clock.advance(minute);
  await server.engine.runDue();
  expect(await always.comments()).toBe(2);
});
