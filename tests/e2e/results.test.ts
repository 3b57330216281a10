import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addHistory } from '../../db/automation/commentOutcomes.ts';
import { newId } from '../../db/id.ts';
import { commentResults } from '../../db/schema/index.ts';
import { promptVersion } from '../../server/automation/writing/promptVersion.ts';
import { iso } from '../../server/clock.ts';
import { team } from '../api/people/team.ts';
import { resultsWorld, search } from '../api/results/world.ts';
import { type App, startApp } from '../support/app.ts';
import { direct } from '../support/database.ts';
import { hasFocus } from '../support/focus.ts';
import { expectNoViolations, openPage } from '../support/journey.ts';
import { settled } from '../support/settled.ts';

// As long as a busy machine may take.
vi.setConfig({ testTimeout: 60_000 });

let app: App;
let owner: Awaited<ReturnType<ReturnType<typeof resultsWorld>['customer']>>;
const day = 86_400_000;
const prompt = 'Ask one question about the work.';

beforeAll(async () => {
  app = await startApp();
  const { server } = app;
  const world = resultsWorld(() => server);
  owner = await world.customer({ prompt });
  const now = server.clock.now();
  const fruitful = 'https://www.linkedin.com/search/results/content/?keywords=hiring';
  for (let n = 0; n < 52; n += 1) {
    const createdAt = now - 5 * day + n * 60_000;
    const more = { createdAt, windowDay: iso(createdAt).slice(0, 10) };
    const posted = await world.comment(owner, { ...more, source: n < 32 ? search : fruitful });
    if (n >= 40) await world.react(posted, n - 39);
    if (n === 45) await world.reply(posted, 'Thank you, that helps');
  }
  await world.read();
  // Read at an age at which they count.
  await direct(server.deps.db)
    .update(commentResults)
    .set({
      reactions72h: sql`reactions`,
      replies72h: sql`replies`,
      readAt72h: sql`created_at + ${70 * 3_600_000}`,
    });
  // Its account is read again in an hour.
  await addHistory(server.deps.db, [
    {
      id: newId(now),
      accountId: owner.accountId,
      userId: owner.userId,
      state: 'confirmed',
      postId: 'unread',
      postUrl: `${server.sandbox.url}/feed/update/1`,
      posterId: 'ada',
      posterName: 'Ada Okafor',
      posterImageUrl: '',
      category: 'Search',
      source: fruitful,
      comment: 'A new comment',
      trace: { promptVersion: promptVersion(prompt), attempts: 1, language: 'en', nearest: 0 },
      windowDay: iso(now).slice(0, 10),
      createdAt: now,
    },
  ]);
  await world.read();
});
afterAll(() => app.stop());

const open = (path: string, more: object = {}) =>
  openPage({ browser: app.browser, server: app.server, as: owner.token, path, ...more });
const figure = (page: Page, name: string) =>
  page
    .locator('dl > *', { has: page.getByText(name, { exact: true }) })
    .first()
    .textContent();

test('shows figures, the best comments and breakdowns, and claims nothing from too few comments', async () => {
  const { page } = await open('/comments-history');
  await page.getByText('12 reactions').waitFor();
  await page.getByText('1 reply', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Results', exact: true }).click();
  await page.getByRole('heading', { name: 'Results', level: 1 }).waitFor();
  await page.getByRole('heading', { name: 'Best comments' }).waitFor();
  await expect.poll(() => figure(page, 'Comments')).toBe('Comments531 too new, 0 not measured');
  await expect
    .poll(() => figure(page, 'With a reaction or reply'))
    .toBe('With a reaction or reply23%12 of 52, within 3 days · 8% to 45%');
  const best = page.getByRole('region', { name: 'Best comments' }).getByRole('listitem');
  await expect.poll(() => best.count()).toBe(5);
  await expect.poll(() => best.first().textContent()).toContain('1 reply');
  const rows = page.getByRole('table', { name: 'Compare' }).getByRole('row');
  await expect
    .poll(() => rows.allTextContents())
    .toEqual([
      'SearchMeasuredWith a reaction or replyReplies',
      'The search “hiring”20 of 2160%24% to 90%1',
      'The search “design”32 of 320%0% to 19%0',
    ]);
  const claim = page.getByText('The search “hiring” gets answers more often than the search “design”.');
  await expect.poll(() => claim.count()).toBe(2);
  // The drawing has the interval that the sentence and the text use.
  const { body } = await owner.call('GET', '/api/results');
  const bySearch = body.breakdowns.filter(({ by }: { by: string }) => by === 'search');
  const [{ interval }] = bySearch;
  const bar = page
    .getByRole('row', { name: /hiring/ })
    .locator('svg rect')
    .nth(1);
  const x = Number(await settled(() => bar.getAttribute('x')));
  const width = Number(await settled(() => bar.getAttribute('width')));
  expect(x).toBeCloseTo((100 * interval.least) / interval.most, 1);
  expect(x + width).toBeCloseTo(100, 1);
  await page.getByRole('combobox', { name: 'Compare by' }).click();
  await page.getByRole('option', { name: 'Language' }).click();
  await page.getByRole('row', { name: 'Show only Not recorded 52 of 52 23% 8% to 45% 1' }).waitFor();
  await page.getByRole('combobox', { name: 'Compare by' }).click();
  await page.getByRole('option', { name: 'Prompt' }).click();
  await page.getByRole('group').filter({ hasText: 'now in use' }).getByText(prompt).first().click();
  await expect.poll(() => page.getByText(prompt).last().isVisible()).toBe(true);
  await page.getByRole('combobox', { name: 'Period' }).click();
  await page.getByRole('option', { name: 'Last 7 days' }).click();
  await page.waitForURL(/days=7/);
  await page.getByRole('combobox', { name: 'Compare by' }).click();
  await page.getByRole('option', { name: 'Search' }).click();
  await page.getByRole('button', { name: 'Show only The search “design”' }).click();
  await expect.poll(() => figure(page, 'Comments')).toBe('Comments32');
  await page.getByText('Only: The search “design”').waitFor();
  await hasFocus(page.locator('#content'));
});

test('shows the weeks as charts and as tables, and says what is known of them', async () => {
  const { page } = await open('/comments-history/results?days=7', { width: 375, theme: 'dark' });
  const panel = page.getByRole('region', { name: 'Over time' });
  await panel.getByText('Too few comments to compare with the 7 days before.').waitFor();
  await expect.poll(() => panel.locator('svg .dot').count()).toBeGreaterThan(3);
  await panel.getByText('Show as a table').click();
  const rows = page.getByRole('table', { name: 'Answers by week' }).getByRole('row');
  await expect.poll(() => rows.last().textContent()).toContain('53before: 0');
  await expect.poll(() => rows.last().textContent()).toContain('23%before: too few');
  await page.getByRole('table', { name: 'Reviews by week' }).waitFor();
  await expectNoViolations(page);
  const isTooWide = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';
  await expect.poll(() => page.evaluate(isTooWide)).toBe(false);
});

test('shows what a new prompt changed, and says what is known of its answers', async () => {
  const { server } = app;
  const world = resultsWorld(() => server);
  const next = 'Ask one short question about the work.';
  const person = await world.customer({ prompt });
  for (const [at, text] of [prompt, next].entries()) {
    const createdAt = server.clock.now() - (2 - at) * day;
    await world.comment(person, {
      createdAt,
      windowDay: iso(createdAt).slice(0, 10),
      trace: { promptVersion: promptVersion(text), attempts: 1, language: 'en', nearest: 0 },
    });
  }
  await server.saveSettings(person.token, person.accountId, { prompt: next });
  await world.read();
  const { page } = await open('/comments-history/results', { as: person.token });
  await page.getByText(/^The prompt “Ask one short .*: too few comments to compare it/).waitFor();
  await page.getByRole('combobox', { name: 'Compare by' }).click();
  await page.getByRole('option', { name: 'Prompt' }).click();
  await page.getByRole('group').filter({ hasText: 'now in use' }).getByText(next).first().click();
  await page.getByText('Difference from the one before').waitFor();
  await expect.poll(() => page.locator('ins').allTextContents()).toEqual(['short ']);
});

test('offers the comments of the best search, and shows the figures above the plans of a trial', async () => {
  const { page } = await open('/comments-history/results');
  await page.getByRole('button', { name: 'Show its comments' }).click();
  await page.getByText('Only: The search “hiring”').waitFor();
  const { page: billing } = await open('/billing', { width: 375, theme: 'dark' });
  const panel = billing.getByRole('region', { name: 'Your results so far' });
  await panel.getByText('23%').waitFor();
  await expect.poll(() => panel.textContent()).toContain('within 3 days, of 52 comments');
  await expect.poll(() => panel.textContent()).toContain('People who answered1');
  await expectNoViolations(billing);
});

test('lists who answered, searches them, and saves them', async () => {
  const { page } = await open('/comments-history/results');
  const panel = page.getByRole('region', { name: 'Who answered' });
  await panel.getByText('One person replied to the comments of this period (replies: 1).').waitFor();
  const people = panel.getByRole('list', { name: 'Who answered' }).getByRole('listitem');
  await expect.poll(() => people.count()).toBe(1);
  await expect.poll(() => people.first().textContent()).toContain('Ada Okafor');
  await panel.getByRole('searchbox', { name: 'Search by name or headline' }).fill('nobody of this name');
  await panel.getByText('No people match.').waitFor();
  await panel.getByRole('searchbox', { name: 'Search by name or headline' }).fill('okafor');
  const saved = page.waitForEvent('download');
  await expect.poll(() => people.count()).toBe(1);
  await panel.getByRole('button', { name: 'People as CSV' }).click();
  expect(await readFile(await (await saved).path(), 'utf8')).toContain('"Ada Okafor"');
  await people.first().getByRole('link', { name: '1 reply' }).click();
  await page.getByRole('heading', { name: 'Replies', level: 1 }).waitFor();
  await page.getByText('Thank you, that helps').first().waitFor();
});

test('retires a search that brought nothing with one click, and puts it back', async () => {
  const { page } = await open('/comments-history/results');
  const searches = async () =>
    (await owner.call('GET', `/api/settings?accountId=${owner.accountId}`)).body.searchUrls;
  await page
    .getByText(
      'The search “design” gets answers less often than your account usually does: 0 of 32 comments in 90 days (99% sure).',
    )
    .waitFor();
  await page.getByRole('button', { name: 'Retire' }).click();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await hasFocus(page.locator('#content'));
  expect(await searches()).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Retire' }).waitFor();
  await hasFocus(page.locator('#content'));
  await expect.poll(searches).toEqual([search]);
});

test('a viewer reads the sentence about a poor source, without a button', async () => {
  const lea = await team(() => app.server).member(owner, { role: 'viewer' });
  const { page } = await open('/dashboard', { as: lea.token });
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitemradio', { name: /Test Person/, checked: false }).click();
  await page.waitForURL('**/review');
  await page.goto(`${app.server.url}/comments-history/results`);
  await page.getByText('The search “design” gets answers less often than your account').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Retire' }).count()).toBe(0);
});

test('exports the figures, and shows them in German on a phone in the dark', async () => {
  const { page } = await open('/comments-history/results', { width: 375, theme: 'dark', language: 'de' });
  await page.getByRole('heading', { name: 'Ergebnisse', level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Exportieren' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV, für Excel' }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  await page.getByRole('button', { name: 'Exportieren' }).click();
  const weeks = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Wochen als CSV' }).click();
  expect(await readFile(await (await weeks).path(), 'utf8')).toContain('"First day"');
  expect(text).toContain(`"search","${search}","","32","32","32","0","0","0","0.000","0.000",`);
  const isTooWide = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';
  await expect.poll(() => page.evaluate(isTooWide)).toBe(false);
});

test('says that there is nothing yet', async () => {
  const { token } = await app.server.signUp();
  const { page } = await openPage({
    browser: app.browser,
    server: app.server,
    as: token,
    path: '/comments-history/results',
  });
  await page.getByText('No comments in this period').waitFor();
});
