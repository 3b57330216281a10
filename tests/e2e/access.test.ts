import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { iso, systemClock } from '../../server/clock.ts';
import { addMember } from '../api/permissions/members.ts';
import { sharedBrowser } from '../support/browser.ts';
import { addDraft } from '../support/drafts.ts';
import { focusUnseen } from '../support/focus.ts';
import { addReply } from '../support/replies.ts';
import { settled } from '../support/settled.ts';
import { goTo, moveTo, pages, type Site, startSite, type Who } from '../support/site.ts';
import { showTheme, startVisit, type Visit, violations } from '../support/visit.ts';

/* Every page in both themes and both widths: what axe finds, and what it does not look for. */

const desktop = { width: 1280, height: 900 };
const phone = { width: 375, height: 812 };
const themesOf = (size: typeof desktop) =>
  size === desktop ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
let site: Site;
let browser: Browser;
let visits: Record<Who, Visit>;

/** Lists that the demo leaves empty: a member, a webhook, a reply, and a source that posts without review. */
async function fillLists(): Promise<void> {
  const { customerId: userId, tokens, call, signUp } = site;
  const token = tokens.customer ?? '';
  const send = async (method: string, path: string, json?: unknown) => {
    const { status, body } = await call(method, path, { token, json });
    if (status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(body)}`);
    return body;
  };
  const personOf = (id: string, email: string) => ({ user: { id, email, emailKey: email } });
  const member = await signUp();
  await addMember(
    site,
    personOf(userId, 'demo@example.com'),
    personOf(member.userId, member.email),
    'viewer',
  );
  await send('POST', '/api/webhooks', { url: 'https://hooks.example.com/', events: ['comment.posted'] });
  const [comment] = await send('GET', '/api/comment?sort=["createdAt","DESC"]');
  const { accountId } = comment;
  await addReply(site, { userId, accountId, commentId: comment._id });
  const { searchUrls } = await send('GET', `/api/settings?accountId=${accountId}`);
  await send('PUT', '/api/autonomy', { accountId, allowed: true, after: 3 });
  for (let n = 0; n < 3; n += 1) {
    const id = await addDraft(site, { userId, accountId, source: searchUrls[0] });
    await send('POST', `/api/drafts/${id}/approve`, {});
  }
}

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(iso(systemClock.now())), sharedBrowser()]);
  await fillLists();
  const visit = (who: Who) =>
    startVisit({ browser, server: site, as: site.tokens[who], more: { reducedMotion: 'reduce' } });
  const [customer, newcomer, staff, visitor] = await Promise.all([
    visit('customer'),
    visit('newcomer'),
    visit('staff'),
    visit('visitor'),
  ]);
  visits = { customer, newcomer, staff, visitor };
});
afterAll(async () => {
  for (const { context } of Object.values(visits ?? {})) await context.close();
  await site?.stop();
});

/** Other faces of pages, which share the title of the page at `of`. */
const faces: ((typeof pages)[number] & { of: string })[] = [
  { name: 'opt-out-code', path: '/opt-out/{optOutId}', who: 'visitor', of: '/opt-out' },
  {
    name: 'unsubscribe-link',
    path: '/unsubscribe/{unsubscribeToken}',
    who: 'visitor',
    of: '/unsubscribe/none',
  },
  { name: 'dashboard-settings', path: '/dashboard?tab=settings', who: 'customer', of: '/dashboard' },
  { name: 'admin-billing-differences', path: '/admin/operations/billing', who: 'staff', of: '' },
];
const all = [...pages.map((page) => ({ ...page, of: page.path })), ...faces];
const titles = new Set<string>();
const framed = new Set<Who>();

test.each(all)('$name', async ({ name, who, of: face, ...where }) => {
  const { page, complaints } = visits[who];
  const before = complaints().length;
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(desktop);
  // The app loads once for each of them; other tests open each page by its address.
  const isLoaded = page.url().startsWith(site.url) && !where.state;
  await (isLoaded ? moveTo : goTo)(page, site, where);

  await expect.poll(() => page.locator('h1:visible').count()).toBe(1);
  // An alert would interrupt whoever opens the page.
  expect(await settled(() => page.getByRole('alert').allTextContents())).toEqual([]);
  const title = await page.title();
  expect(title).toMatch(/ · Chime In$/);
  // Two faces of a page have one title; two pages have not.
  expect(titles).not.toContain(`${title} at another place than ${face}`);
  for (const other of all) if (other.of !== face) titles.add(`${title} at another place than ${other.of}`);
  await expect.poll(() => page.evaluate('document.documentElement.lang')).toBe('en');
  // The frame around the pages of one person is the same on all of them.
  expect(await focusUnseen(page, framed.has(who) ? 'main' : 'body')).toEqual([]);
  if (who !== 'visitor') framed.add(who);

  const found: Record<string, string[]> = {};
  for (const size of [desktop, phone]) {
    // So high that the bar at the foot covers nothing.
    await page.setViewportSize({ ...size, height: 4000 });
    for (const colorScheme of themesOf(size)) {
      await showTheme(page, colorScheme);
      const isFirst = colorScheme === themesOf(size)[0];
      const lines = await violations(page, isFirst ? 'everything' : 'colours');
      // No theme changes a width.
      const wide = isFirst
        ? Number(await settled(() => page.evaluate('document.documentElement.scrollWidth')))
        : 0;
      if (wide > size.width) lines.push(`${wide} px wide`);
      if (lines.length > 0) found[`${name} ${colorScheme} ${size.width}`] = lines;
    }
  }
  expect(found).toEqual({});
  expect(complaints().slice(before)).toEqual([]);
});

test('forced colours keep what is chosen, how full a bar is, and the frame of a notice', async () => {
  const { page } = visits.customer;
  const colourOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.setViewportSize(desktop);
  await page.emulateMedia({ forcedColors: 'active' });
  try {
    await goTo(page, site, { path: '/dashboard' });
    const highlight = await settled(() =>
      page.evaluate(() => {
        const element = document.body.appendChild(document.createElement('p'));
        element.style.cssText = 'forced-color-adjust: none; background: Highlight';
        const { backgroundColor } = getComputedStyle(element);
        element.remove();
        return backgroundColor;
      }),
    );
    for (const chosen of ['nav [aria-current=page]', '.MuiTabs-indicator', '.MuiLinearProgress-bar'])
      await expect.poll(async () => [chosen, await colourOf(chosen)]).toEqual([chosen, highlight]);
    const notice = page.locator('.MuiAlert-root').first();
    await expect
      .poll(() => notice.evaluate((element) => getComputedStyle(element).borderTopStyle))
      .toBe('solid');
    await goTo(page, site, { path: '/dashboard?tab=settings' });
    await expect.poll(() => colourOf('fieldset [aria-pressed=true]')).toBe(highlight);
  } finally {
    await page.emulateMedia({ forcedColors: 'none' });
  }
});
