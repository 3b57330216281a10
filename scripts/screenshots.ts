import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../tests/support/browser.ts';
import { goTo, pages, type Site, startSite, type Who } from '../tests/support/site.ts';
import { showTheme, startVisit } from '../tests/support/visit.ts';

/* `npm run screenshots`: every page in both themes and both widths, into docs/screenshots. Two runs look the same. */

const now = '2026-03-04T14:20:00.000Z';
const folder = fileURLToPath(new URL('../docs/screenshots', import.meta.url));

const site = await startSite(now);
const browser = await launchBrowser();
try {
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) if (file.endsWith('.png')) rmSync(join(folder, file));
  for (const width of [1280, 375] as const) {
    for (const who of ['visitor', 'customer', 'newcomer', 'staff'] as const) await photograph(browser, site, who, width);
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
  // The server's time stands still as well.
  await page.clock.setFixedTime(now);
  for (const { name, ...where } of pages.filter((one) => one.who === who)) {
    await goTo(page, site, where);
    for (const theme of ['light', 'dark'] as const) {
      await showTheme(page, theme);
      await shoot(page, `${name}-${theme}-${width}`);
    }
  }
  await context.close();
}

async function shoot(page: Page, name: string): Promise<void> {
  // Nobody's caret blinks, and no picture is still on its way.
  await page.evaluate(async () => {
    (document.activeElement as HTMLElement | null)?.blur();
    await document.fonts.ready;
    // One that waits to be seen would never be decoded.
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
  // A window as high as the page, so that what sticks to its edges does.
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  const height = Number(await page.evaluate('document.documentElement.scrollHeight'));
  await page.setViewportSize({ ...window, height: Math.max(height, window.height) });
  await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' });
  await page.setViewportSize(window);
  console.log(name);
}
