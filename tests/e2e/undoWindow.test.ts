import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { comments } from '../../db/schema/index.ts';
import { allDay } from '../support/allDay.ts';
import { type App, startApp } from '../support/app.ts';
import { direct } from '../support/database.ts';
import { addDraft } from '../support/drafts.ts';
import { expectNoViolations, openPage } from '../support/journey.ts';
import { settled } from '../support/settled.ts';

/* The countdown of a comment that can still be stopped, and the setting for it. */

let app: App;
let server: App['server'];
let browser: App['browser'];

beforeAll(async () => {
  app = await startApp();
  ({ server, browser } = app);
});
afterAll(() => app?.stop());

const settings = {
  timing: allDay(30),
  searchUrls: ['https://www.linkedin.com/search/results/content/?keywords=design'],
  dailySearchComments: 5,
};

async function somebody(change: object) {
  const { token, userId } = await server.signUp();
  const accountId = await server.connect(token);
  await server.saveSettings(token, accountId, { ...settings, ...change });
  const id = await addDraft(server, { userId, accountId, posterName: 'Ela Eins' });
  const draft = async () => (await server.call('GET', `/api/drafts/${id}`, { token })).body;
  const saved = async () =>
    (await server.call('GET', `/api/settings?accountId=${accountId}`, { token })).body;
  return { token, id, draft, saved };
}

async function visit(as: string, path: string, look: Partial<Parameters<typeof openPage>[0]> = {}) {
  const opened = await openPage({ browser, server, as, path, ...look });
  return { ...opened, bar: opened.page.getByRole('region', { name: 'About to be posted' }) };
}

test('counts down on every page after an approval, moves nothing, and stops the comment from another tab', async () => {
  const { token, draft } = await somebody({ review: true, undoMinutes: 10 });
  const dashboard = await visit(token, '/dashboard');
  const queue = await visit(token, '/review');
  await expect.poll(() => queue.bar.count()).toBe(0);
  const tabs = queue.page.getByRole('tablist');
  const before = await settled(() => tabs.boundingBox());

  await queue.page.getByRole('button', { name: 'Approve', exact: true }).click();
  await queue.bar.getByText('to Ela Eins').waitFor();
  await expect.poll(() => queue.bar.getByRole('timer').textContent()).toMatch(/^Posts in (10:00|9:\d\d)$/);
  await expect.poll(() => tabs.boundingBox()).toEqual(before);
  const billing = await visit(token, '/billing');
  await billing.bar.getByText('to Ela Eins').waitFor();

  await dashboard.bar.getByText('to Ela Eins').waitFor();
  await dashboard.page.getByRole('status').filter({ hasText: '1 comment can still be stopped' }).waitFor();
  await expectNoViolations(dashboard.page);
  await dashboard.bar.getByRole('button', { name: 'Stop the comment for Ela Eins' }).click();
  await expect.poll(async () => (await draft()).state).toBe('held');
  await dashboard.bar.waitFor({ state: 'detached' });
  await queue.bar.waitFor({ state: 'detached' });
});

test('says that a stop comes too late', async () => {
  const { token, id, draft } = await somebody({ review: true, undoMinutes: 10 });
  await server.call('POST', `/api/drafts/${id}/approve`, { token, json: {} });
  const { page, bar, allow } = await visit(token, '/review', { width: 375 });
  await bar.getByText('to Ela Eins').waitFor();
  allow(/409/);
  await direct(server.deps.db).update(comments).set({ state: 'reserved' }).where(eq(comments.id, id));
  await bar.getByRole('button', { name: 'Stop the comment for Ela Eins' }).click();
  await page.getByText('This draft is already being posted').first().waitFor();
  expect((await draft()).state).toBe('approved');
});

test('saves the undo window, shows it in the rules, and shows the queue in the menu', async () => {
  const { token, saved } = await somebody({ review: false });
  const { page } = await visit(token, '/dashboard?tab=settings');
  const menu = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Review' });
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  const field = page.getByLabel('Undo window (minutes)');
  await field.fill('45');
  await expect.poll(() => field.inputValue()).toBe('30');
  await field.fill('5');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(async () => (await saved()).undoMinutes).toBe(5);
  await menu.waitFor();
  const rules = page.getByRole('region', { name: 'Rules' });
  await rules.getByRole('button', { name: 'Hide', exact: true }).click();
  await rules.getByText('You can stop each one for 5 minutes.').waitFor();
});
