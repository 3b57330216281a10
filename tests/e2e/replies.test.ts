import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { team } from '../api/people/team.ts';
import { resultsWorld } from '../api/results/world.ts';
import { type App, startApp } from '../support/app.ts';
import { expectNoViolations, openPage } from '../support/journey.ts';

// As long as a busy machine may take.
vi.setConfig({ testTimeout: 60_000 });

let app: App;
let mine: Awaited<ReturnType<ReturnType<typeof resultsWorld>['customer']>>;
const hour = 3_600_000;

beforeAll(async () => {
  app = await startApp();
  const world = resultsWorld(() => app.server);
  mine = await world.customer();
  const one = await world.comment(mine, { createdAt: app.server.clock.now() - hour });
  await world.reply(one, 'The second part. Why do you ask?');
  await world.reply(one, 'We plan the same.', mine.accountId);
  await world.read();
});
afterAll(() => app.stop());

const open = (more: object = {}) =>
  openPage({
    browser: app.browser,
    server: app.server,
    as: mine.token,
    path: '/comments-history/replies',
    ...more,
  });

test('shows who replied, with the thread, and moves a handled reply away', async () => {
  const { page } = await open();
  const reply = page.getByRole('article', { name: 'Ada Okafor' });
  await reply.getByText('The second part. Why do you ask?').waitFor();
  await reply.getByRole('button', { name: 'Show thread' }).click();
  await reply.getByText('We plan the same.').waitFor();
  const link = reply.getByRole('link', { name: 'Open on LinkedIn: reply by Ada Okafor' });
  await expect.poll(() => link.getAttribute('href')).toContain('replyUrn=');
  await expectNoViolations(page);
  await reply.getByRole('button', { name: 'Mark as handled' }).click();
  await page.getByText('No replies to handle').waitFor();
  await page.getByRole('combobox', { name: 'Show' }).click();
  await page.getByRole('option', { name: 'Handled' }).click();
  await reply.getByRole('button', { name: 'Mark as open' }).click();
  await page.getByText('No handled replies').waitFor();
});

test('fits a phone in Spanish', async () => {
  const { page } = await open({ width: 375, theme: 'dark', language: 'es' });
  await page.getByRole('heading', { name: 'Respuestas', level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Marcar como atendida' }).waitFor();
  const isTooWide = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';
  await expect.poll(() => page.evaluate(isTooWide)).toBe(false);
});

test.each(['reviewer', 'viewer'] as const)(
  'shows a %s results and replies, and only their buttons',
  async (role) => {
    const lea = await team(() => app.server).member(mine, { role });
    const { page } = await open({ as: lea.token, path: '/dashboard' });
    await page.getByRole('button', { name: /^User menu/ }).click();
    await page.getByRole('menuitemradio', { name: /Test Person/, checked: false }).click();
    await page.waitForURL('**/review');
    await page.getByRole('link', { name: 'Comments History' }).click();
    await page.getByRole('link', { name: 'Results', exact: true }).click();
    await page.getByRole('heading', { name: 'Best comments' }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Export' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Replies', exact: true }).click();
    const reply = page.getByRole('article', { name: 'Ada Okafor' });
    await reply.getByRole('button', { name: 'Show thread' }).click();
    await reply.getByText('We plan the same.').waitFor();
    const marks = reply.getByRole('button', { name: 'Mark as handled' });
    await expect.poll(() => marks.count()).toBe(role === 'reviewer' ? 1 : 0);
  },
);
