import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../tests/support/browser.ts';
import { goTo, pages, type Site, startSite, type Who } from '../tests/support/site.ts';
import { showTheme, startVisit } from '../tests/support/visit.ts';

/*
 * `npm run screenshots`: takes pictures of every page in both themes and widths, and the README's into
 * `docs/screenshots/`. `-- admin` takes only those whose names start with "admin".
 */

const now = '2026-03-04T14:20:00.000Z';
const only = process.argv[2] ?? '';
const folder = fileURLToPath(new URL('../screenshots', import.meta.url));
const readmeFolder = fileURLToPath(new URL('../docs/screenshots', import.meta.url));
const readmeShots = new Set(readdirSync(readmeFolder));

/** More pictures: pages after a click, and pages that look much like another one. */
type Shot = (typeof pages)[number] & {
  press?: string | RegExp;
  /** On a phone, the button is on the row's own page. */
  isWide?: true;
};
const others: Shot[] = [
  { name: 'dashboard-settings', path: '/dashboard?tab=settings', who: 'customer' },
  { name: 'admin-create-user', path: '/admin/dashboard', who: 'staff', press: 'Create New User' },
  {
    name: 'admin-edit-user',
    path: '/admin/dashboard',
    who: 'staff',
    press: 'Edit Sam Whitlock',
    isWide: true,
  },
  {
    name: 'admin-billing-date',
    path: '/admin/dashboard',
    who: 'staff',
    press: 'Edit the billing date of Sam Whitlock',
    isWide: true,
  },
  {
    name: 'admin-remove-user',
    path: '/admin/dashboard',
    who: 'staff',
    press: 'Remove Sam Whitlock',
    isWide: true,
  },
  { name: 'admin-notifications', path: '/admin/dashboard', who: 'staff', press: /^Notifications/ },
  {
    name: 'admin-view-as-customer',
    path: '/admin/users/{customer}',
    who: 'staff',
    press: 'View as customer',
  },
  { name: 'admin-new-plan', path: '/admin/plans', who: 'staff', press: 'New plan' },
  { name: 'admin-stop-everything', path: '/admin/operations', who: 'staff', press: 'Stop everything' },
  { name: 'admin-webhooks-sent', path: '/admin/operations/sent', who: 'staff' },
  { name: 'admin-billing-differences', path: '/admin/operations/billing', who: 'staff' },
];
const shots: Shot[] = [...pages, ...others];

const site = await startSite(now);
const browser = await launchBrowser();
const converter = await browser.newPage();
try {
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) if (file.startsWith(only)) rmSync(join(folder, file));
  for (const width of [1280, 375] as const) {
    for (const who of ['visitor', 'customer', 'newcomer', 'staff'] as const)
      await photograph(browser, site, who, width);
  }
} finally {
  await browser.close();
  await site.stop();
}

async function photograph(browser: Browser, site: Site, who: Who, width: 1280 | 375): Promise<void> {
  const { context, page } = await startVisit({
    browser,
    server: site,
    as: site.tokens[who],
    width,
    more: { reducedMotion: 'reduce', timezoneId: 'Europe/Berlin', deviceScaleFactor: 1 },
  });
  // The server's clock is fixed too.
  await page.clock.setFixedTime(now);
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
  for (const shot of shots) {
    if (shot.who !== who || !shot.name.startsWith(only) || (shot.isWide && width === 375)) continue;
    await goTo(page, site, shot);
    if (shot.press) await press(shot.press);
    for (const theme of ['light', 'dark'] as const) {
      await showTheme(page, theme);
      await shoot(page, `${shot.name}-${theme}-${width}`, shot.press === undefined);
    }
  }
  await context.close();
}

async function shoot(page: Page, name: string, whole: boolean): Promise<void> {
  // Hides the caret and waits for fonts and pictures.
  await page.evaluate(async (blurs) => {
    if (blurs) (document.activeElement as HTMLElement | null)?.blur();
    await document.fonts.ready;
    // A lazy picture that is out of view would never load.
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  }, whole);
  // Makes the window as tall as the page, so that sticky elements stay at its edges.
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  const height = whole ? Number(await page.evaluate('document.documentElement.scrollHeight')) : 0;
  await page.setViewportSize({ ...window, height: Math.max(height, window.height) });
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const file = `${name}.webp`;
  writeFileSync(join(readmeShots.has(file) ? readmeFolder : folder, file), await toWebp(png));
  await page.setViewportSize(window);
  console.log(name);
}

/** WebP halves the size. The browser converts it, on a blank page. */
async function toWebp(png: Buffer): Promise<Buffer> {
  const text = await converter.evaluate(
    async (data) => {
      const image = Object.assign(new Image(), { src: data });
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), {
        width: image.width,
        height: image.height,
      });
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', 0.8);
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  return Buffer.from(text.slice(text.indexOf(',') + 1), 'base64');
}
