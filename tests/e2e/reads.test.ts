import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { weekdays } from '../../server/accounts/settings/schemas.ts';
import { iso, systemClock } from '../../server/clock.ts';
import { clockTime } from '../../server/texts/formats.ts';
import { ensureWebBuilt } from '../../server/webBuild.ts';
import { sharedBrowser } from '../support/browser.ts';
import { openPage } from '../support/journey.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

/** Today, so that the browser takes the token for a good one. */
const noon = `${iso(systemClock.now()).slice(0, 10)}T12:00:00.000Z`;
const search = 'https://www.linkedin.com/search/results/content/?keywords=design';
let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  server = await startTestServer({ now: noon, webRoot: await ensureWebBuilt(() => {}) });
  browser = await sharedBrowser();
});
afterAll(() => server?.stop());

async function someone(change: object = {}) {
  const { token, userId, email } = await server.signUp();
  const accountId = await server.connect(token);
  await server.saveSettings(token, accountId, {
    searchUrls: [search],
    dailySearchComments: 3,
    dailyMonitorComments: 0,
    timing: {
      fromTime: '00:00',
      toTime: '00:00',
      timezone: 'Europe/Berlin',
      timeBetweenComments: [20],
      activeDays: [...weekdays],
    },
    ...change,
  });
  return { token, userId, email, accountId };
}
const berlinMidnight = () =>
  clockTime(Date.parse(noon) + 12 * 3_600_000, '12', { timeZone: 'Europe/Berlin' });

test('P5: shows the reads left and their reset on the dashboard, and updates with a new comment', async () => {
  const { token, accountId } = await someone();
  await server.deps.network.searchPosts(accountId, search, { limit: 10 });
  const { page } = await openPage({ browser, server, as: token, path: '/dashboard?tab=activity' });
  const status = page.getByRole('region', { name: 'Status' });
  const left = (name: string) =>
    status.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd');
  await status.getByText('LinkedIn limits: fine').click();
  await expect.poll(() => left('Searches left today').textContent()).toBe('890 rows');
  await expect.poll(() => left('Profiles left today').textContent()).toBe('90');
  await expect.poll(() => left('Other reads left today').textContent()).toBe('89');
  await status.getByText(`The counters reset at ${berlinMidnight()}.`).waitFor();
  await server.call('POST', '/api/automation/start', { token, json: { accountId } });
  await server.engine.runDue();
  await status.getByText('1 of 3').waitFor();
  const { searchRows } = await server.deps.reads.left(accountId);
  expect(searchRows).toBeLessThan(890);
  await expect.poll(() => left('Searches left today').textContent()).toBe(`${searchRows} rows`);
  await server.call('POST', '/api/automation/stop', { token, json: { accountId } });
});

test('P5: saves the warm-up switch, and shows the lower limits of the day', async () => {
  const { token, accountId } = await someone({ dailySearchComments: 28 });
  const { page } = await openPage({ browser, server, as: token, path: '/dashboard?tab=activity' });
  const status = page.getByRole('region', { name: 'Status' });
  await status.getByText('0 of 28').waitFor();
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'Warm up this account' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Settings updated successfully!').waitFor();
  await page.getByRole('tab', { name: 'Activity' }).click();
  await status.getByText('0 of 2', { exact: true }).waitFor();
  await status.getByText('Warm-up, day 1 of 14: the daily limits are lower').waitFor();
  const { body } = await server.call('GET', `/api/settings?accountId=${accountId}`, { token });
  expect(body).toMatchObject({ warmUp: true, dailySearchComments: 28 });
});

test('P5: shows all reads of today and the accounts closest to a limit in Operations', async () => {
  const { token } = await server.signUp({ role: 'admin' });
  const { accountId, email } = await someone();
  await server.deps.network.searchPosts(accountId, search, { limit: 40 });
  const { page } = await openPage({ browser, server, as: token, path: '/admin/operations' });
  const panel = page.getByRole('region', { name: 'LinkedIn reads today', exact: true });
  const row = panel.getByRole('row').filter({ hasText: email });
  await row.waitFor();
  await expect.poll(() => row.getByRole('rowheader').textContent()).toContain(email);
  await expect.poll(() => row.getByRole('cell').allTextContents()).toEqual(['40', '0', '1']);
  await panel.getByText('0 accounts have used their 900').waitFor();
});
