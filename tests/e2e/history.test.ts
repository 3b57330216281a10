import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addHistory } from '../../db/automation/commentOutcomes.ts';
import { newId } from '../../db/id.ts';
import { iso } from '../../server/clock.ts';
import { go } from '../support/acts.ts';
import { type App, startApp } from '../support/app.ts';
import { execute } from '../support/database.ts';
import { addDraft } from '../support/drafts.ts';
import { hasFocus } from '../support/focus.ts';
import { expectNoViolations, openPage } from '../support/journey.ts';
import { settled } from '../support/settled.ts';

/*
 * The history as somebody looks through it: by sender, days, mode and words; what each comment's trace says;
 * and taking it away.
 */

// As long as a busy machine may take.
vi.setConfig({ testTimeout: 60_000 });

let app: App;
let server: App['server'];
let browser: App['browser'];
let token: string;
let reviewed: string;
const day = 86_400_000;
const long = 'We measured it for a quarter. '.repeat(20);
const more = { timezoneId: 'UTC' };

beforeAll(async () => {
  app = await startApp();
  ({ server, browser } = app);
  const person = await server.signUp({ seats: 2 });
  token = person.token;
  const accountIds = [await server.connect(token), await server.connect(token)];
  const now = server.clock.now();
  const today = now - (now % day);
  await addHistory(
    server.deps.db,
    Array.from({ length: 60 }, (_, n) => {
      // 20 of today, 20 of three days ago, 20 of forty days ago.
      const daysAgo = [0, 3, 40][Math.floor(n / 20)] ?? 0;
      const createdAt = today - daysAgo * day + (n % 20) * 1000;
      return {
        id: newId(createdAt),
        accountId: accountIds[n % 2] ?? '',
        userId: person.userId,
        state: 'confirmed' as const,
        postId: `urn:li:activity:${n}`,
        postUrl: `${server.sandbox.url}/feed/update/${n}`,
        posterId: `ACo${n}`,
        posterName: n === 7 ? 'Jörg Weiß' : 'Ada Okafor',
        posterImageUrl: '',
        category: n % 3 ? ('Search' as const) : ('Monitor' as const),
        source: 'https://www.linkedin.com/search/results/content/?keywords=design%20systems',
        comment: n === 19 ? long : n === 7 ? '=1+1, schöne Größe' : `Comment number ${n}`,
        windowDay: iso(createdAt).slice(0, 10),
        createdAt,
        sentAt: createdAt,
      };
    }),
  );
  reviewed = await addDraft(server, {
    userId: person.userId,
    accountId: accountIds[0] ?? '',
    comment: 'Which step took longest?',
  });
});
afterAll(() => app?.stop());

const visit = (path: string, look: Partial<Parameters<typeof openPage>[0]> = {}) =>
  openPage({ browser, server, as: token, path, more, ...look });
/** The number beside 'Total Comments', once it is this. */
const total = (page: Page, n: number) =>
  page
    .getByRole('status')
    .filter({ hasText: new RegExp(`Total Comments\\s*${n}$`) })
    .waitFor();
async function choose(page: Page, label: string, option: string) {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}
const dates = (page: Page) => page.getByRole('button', { name: /^Select dates/ });

test('filters by sender, mode and words, and keeps the filters in the address', async () => {
  const { page } = await visit('/comments-history');
  await total(page, 60);
  await page.getByRole('heading', { name: 'Today', level: 2 }).waitFor();
  const first = page.getByRole('article').first();
  await expect.poll(() => first.getByText('Commented', { exact: true }).isVisible()).toBe(true);
  await expect
    .poll(() => first.getByRole('link', { name: 'Visit Post' }).getAttribute('href'))
    .toBe(`${server.sandbox.url}/feed/update/19`);
  const [at] = iso(server.clock.now()).split('T');
  const [year, month, date] = (at ?? '').split('-');
  await expect.poll(() => first.locator('time').textContent()).toBe(`${date}/${month}/${year} · 12:00 AM`);

  const fields = await settled(() =>
    page
      .getByRole('search')
      .locator('.MuiInputBase-root, button')
      .evaluateAll((all) =>
        all.map((row) => row.getBoundingClientRect()).map(({ top, height }) => `${height} at ${top}`),
      ),
  );
  expect([fields.length, new Set(fields).size]).toEqual([4, 1]);

  const expand = first.getByRole('button', { name: 'Show more' });
  const clamped = (await settled(() => first.boundingBox()))?.height ?? 0;
  await expand.click();
  await first.getByRole('button', { name: 'Show less' }).waitFor();
  await expect.poll(async () => (await first.boundingBox())?.height).toBeGreaterThan(clamped + 40);

  await choose(page, 'Select mode', 'From searches');
  await total(page, 40);
  await choose(page, 'Select mode', 'From profiles');
  await total(page, 20);
  await page.getByRole('combobox', { name: 'Select senders' }).click();
  await page.getByRole('option').nth(1).click();
  await total(page, 10);
  await page.reload();
  await total(page, 10);
  await page.goBack();
  await total(page, 20);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await total(page, 60);
  await hasFocus(page.getByRole('searchbox', { name: 'Search' }));
  await page.getByRole('searchbox', { name: 'Search' }).fill('größe');
  await total(page, 1);
  await page.getByRole('heading', { name: 'Jörg Weiß' }).waitFor();
  await page.getByRole('searchbox', { name: 'Search' }).fill('nothing like it');
  await page.getByText('No comments match', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Show all comments' }).click();
  await total(page, 60);
  await hasFocus(page.locator('#content'));
  // The end of the list brings what comes after it.
  const cards = page.getByRole('article');
  const atTheEnd = async () => {
    await cards.last().scrollIntoViewIfNeeded();
    return cards.count();
  };
  await expect.poll(atTheEnd).toBe(60);
});

test('selects a range in one calendar by presets, by pointer in either order, and by keyboard', async () => {
  const { page } = await visit('/comments-history');
  await total(page, 60);
  await dates(page).click();
  await page.getByRole('dialog', { name: 'Dates' }).getByRole('button', { name: 'Last 7 days' }).click();
  await total(page, 40);
  await dates(page).click();
  await page.getByRole('button', { name: 'Any date' }).last().click();
  await total(page, 60);
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  // The keyboard begins on today: three days back is the first, one day on the last.
  await dates(page).focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-today] button:focus').waitFor();
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'Enter', 'ArrowRight', 'Enter'])
    await page.keyboard.press(key);
  await total(page, 20);
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await expect.poll(() => dates(page).evaluate((button) => button === document.activeElement)).toBe(true);

  await dates(page).click();
  await page.locator('[data-today] button').click();
  await page.getByRole('button', { name: 'Go to the Previous Month' }).click();
  await page.locator('.rdp-day:not([data-outside]) button:enabled').first().click();
  await expect.poll(() => page.getByRole('dialog').count(), { timeout: 5_000 }).toBe(0);
  expect(decodeURIComponent(page.url())).toMatch(/createdAt_gte.*createdAt_lte/);
});

test('exports the filtered comments as CSV and JSON', async () => {
  const { page } = await visit(`/comments-history?filter=${encodeURIComponent('{"category":"Search"}')}`);
  await total(page, 40);
  async function take(format: string) {
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByText('All 40 comments').waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: format }).click(),
    ]);
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
  }
  const table = await take('CSV, for Excel');
  expect(table.name).toBe(`chime-in-comments-${iso(server.clock.now()).slice(0, 10)}.csv`);
  expect(table.text.trimEnd().split('\r\n')).toHaveLength(41);
  expect(table.text).toContain(`"'=1+1, schöne Größe"`);
  const { name, text } = await take('JSON');
  expect(name).toMatch(/\.json$/);
  expect(JSON.parse(text).map(({ category }: { category: string }) => category)).toEqual(
    Array(40).fill('Search'),
  );
});

test('shows the details of a comment at their own address', async () => {
  const { page, allow } = await visit('/comments-history');
  await page.evaluate('globalThis.isSamePage = true');
  await page.getByRole('link', { name: 'Details of the comment on a post by Ada Okafor' }).first().click();
  const trace = page.getByRole('dialog', { name: 'Details' });
  await trace.getByRole('link', { name: 'the search “design systems”' }).waitFor();
  await trace.getByText('No details were recorded for this comment.').waitFor();
  expect(page.url()).toMatch(/\/comments-history\/[0-9a-f]{24}$/);
  await expect.poll(() => page.evaluate('globalThis.isSamePage')).toBe(true);
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await trace.waitFor({ state: 'hidden' });
  expect(page.url()).toMatch(/\/comments-history$/);

  // Edited and posted since: the address shows what was changed.
  await server.call('PUT', `/api/drafts/${reviewed}`, {
    token,
    json: { comment: 'Which of the steps took longest?' },
  });
  await execute(server.deps.db, `update comments set state = 'confirmed' where id = '${reviewed}'`);
  await page.goto(`${server.url}/comments-history/${reviewed}`);
  await trace.getByText('Edited in review').waitFor();
  await expect.poll(async () => (await trace.locator('ins').allTextContents()).join(' ')).toContain('of the');
  allow(/^404 GET \/api\/comment-receipts\/none/);
  await go(page, '/comments-history/none');
  await page.getByText('This comment is not in your history').waitFor();
});

test('works in German, by touch, in the dark theme', async () => {
  const { page } = await visit('/comments-history', { language: 'de', width: 375, theme: 'dark', more: {} });
  await page.getByText('Kommentare gesamt').waitFor();
  await page.getByRole('article').first().waitFor();
  const wide = await settled(() => page.evaluate('document.documentElement.scrollWidth'));
  expect(wide).toBe(375);
  await page.getByRole('button', { name: /^Zeitraum wählen/ }).tap();
  await page
    .getByRole('dialog', { name: 'Zeitraum' })
    .getByRole('button', { name: 'Letzte 30 Tage' })
    .waitFor();
  await page.locator('.rdp-root').waitFor();
  await expectNoViolations(page);
});
