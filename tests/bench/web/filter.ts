import type { Browser, Page } from 'playwright-core';
import { median } from './median.ts';

export type FilterTimes = { changes: number; 'median ms': number; 'most ms': number };

/** Milliseconds from choosing a mode of the history to the frame that shows its comments; each is asked of the server. */
export async function filterTimes(
  browser: Browser,
  { url, token }: { url: string; token: string },
  rounds: number,
) {
  const times: number[] = [];
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.addInitScript((it) => localStorage.setItem('accessToken', it), token);
  for (let round = 0; round < rounds; round += 1) {
    const page = await context.newPage();
    await page.goto(`${url}/comments-history`);
    await page.locator(posts).nth(9).waitFor();
    for (const mode of ['From profiles', 'From searches']) times.push(await choose(page, mode));
    await page.close();
  }
  await context.close();
  const round = (ms: number) => Number(ms.toFixed(0));
  return { changes: times.length, 'median ms': round(median(times)), 'most ms': round(Math.max(...times)) };
}

const posts = 'main a[href*="/feed/update/"]';

async function choose(page: Page, mode: string): Promise<number> {
  await page.getByRole('combobox', { name: 'Select mode' }).click();
  const option = page.getByRole('option', { name: mode });
  await option.waitFor();
  await page.evaluate(watch, posts);
  await option.click();
  const time = await page.waitForFunction(() => (globalThis as unknown as { repainted: number }).repainted);
  return Number(await time.jsonValue());
}

/** Runs in the page: counts from the next click until the comments are others and were painted. */
function watch(selector: string): void {
  const shown = () =>
    [...document.querySelectorAll<HTMLAnchorElement>(selector)].slice(0, 5).map(({ href }) => href);
  const before = String(shown());
  const result = globalThis as unknown as { repainted: number };
  result.repainted = 0;
  const start = ({ timeStamp }: Event) => {
    const look = () => {
      const now = shown();
      if (now.length === 0 || String(now) === before) requestAnimationFrame(look);
      // After the frame in which they stand: a message waits until it was drawn.
      else requestAnimationFrame(() => setTimeout(() => (result.repainted = performance.now() - timeStamp)));
    };
    look();
  };
  document.addEventListener('click', start, { capture: true, once: true });
}
