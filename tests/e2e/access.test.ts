import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { iso, systemClock } from '../../server/clock.ts';
import { sharedBrowser } from '../support/browser.ts';
import { focusUnseen } from '../support/focus.ts';
import { settled } from '../support/settled.ts';
import { goTo, moveTo, pages, type Site, startSite, type Who } from '../support/site.ts';
import { showTheme, startVisit, type Visit, violations } from '../support/visit.ts';

/* Every page in both themes and both widths: what axe finds, and what it does not look for. */

const desktop = { width: 1280, height: 900 };
const phone = { width: 375, height: 812 };
let site: Site;
let browser: Browser;
let visits: Record<Who, Visit>;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(iso(systemClock.now())), sharedBrowser()]);
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

test.each(all)('$name', async ({ name, who, of, ...where }) => {
  const { page, complaints } = visits[who];
  const before = complaints().length;
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(desktop);
  // The app loads once for each of them; other tests open each page by its address.
  const isLoaded = page.url().startsWith(site.url) && !where.state;
  await (isLoaded ? moveTo : goTo)(page, site, where);

  await expect.poll(() => page.locator('h1:visible').count()).toBe(1);
  const title = await page.title();
  expect(title).toMatch(/ · Chime In$/);
  // Two faces of a page have one title; two pages have not.
  expect(titles).not.toContain(`${title} at another place than ${of}`);
  for (const other of all) if (other.of !== of) titles.add(`${title} at another place than ${other.of}`);
  await expect.poll(() => page.evaluate('document.documentElement.lang')).toBe('en');
  expect(await focusUnseen(page)).toEqual([]);

  const found: Record<string, string[]> = {};
  for (const size of [desktop, phone]) {
    // So high that the bar at the foot covers nothing.
    await page.setViewportSize({ ...size, height: 4000 });
    const themes = size === desktop ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
    for (const colorScheme of themes) {
      await showTheme(page, colorScheme);
      const lines = await violations(page, colorScheme === themes[0] ? 'everything' : 'colours');
      const wide = Number(await settled(() => page.evaluate('document.documentElement.scrollWidth')));
      if (wide > size.width) lines.push(`${wide} px wide`);
      if (lines.length > 0) found[`${name} ${colorScheme} ${size.width}`] = lines;
    }
  }
  expect(found).toEqual({});
  expect(complaints().slice(before)).toEqual([]);
});
