import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

/**
 * Core Web Vitals in milliseconds, CLS as a share of the window. `interaction` names the element of the worst
 * INP.
 */
export type Vitals = { FCP: number; LCP: number; CLS: number; INP: number; interaction: string };
export type Opened = { page: Page; vitals(): Promise<Vitals>; bytes: { code: number; font: number } };

/** Lighthouse's slow 4G. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const cpuRate = 4;

const library = readFileSync(
  fileURLToPath(new URL('web-vitals.attribution.iife.js', import.meta.resolve('web-vitals'))),
  'utf8',
);
const report = `
globalThis.vitals = { FCP: 0, LCP: 0, CLS: 0, INP: 0, interaction: '' };
for (const name of ['FCP', 'LCP', 'CLS', 'INP'])
  webVitals['on' + name](({ value, attribution }) => {
    vitals[name] = value;
    if (name === 'INP') vitals.interaction = attribution.interactionTarget.slice(-60);
  }, { reportAllChanges: true });`;

const desktop = { width: 1280, height: 900 };
export const phone = { width: 375, height: 812 };

/** A browser with an empty cache. */
export async function visitor(browser: Browser, token?: string, viewport = desktop): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport });
  if (token) await context.addInitScript((value) => localStorage.setItem('accessToken', value), token);
  await context.addInitScript(`if (window === top) { ${library}; ${report} }`);
  return context;
}

export const open = async (browser: Browser, url: string, token?: string): Promise<Opened> =>
  openIn(await visitor(browser, token), url);

/** Opens a page on a slow machine and a slow network. */
export async function openIn(context: BrowserContext, url: string): Promise<Opened> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  const bytes = countBytes(session);
  await page.goto(url);
  return { page, bytes, vitals: () => page.evaluate('vitals') as Promise<Vitals> };
}

function countBytes(session: CDPSession) {
  const types = new Map<string, string>();
  const bytes = { code: 0, font: 0 };
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? '';
    if (['Document', 'Script', 'Stylesheet'].includes(type)) bytes.code += encodedDataLength;
    if (type === 'Font') bytes.font += encodedDataLength;
  });
  return bytes;
}

/** Waits until a page shows all its data and the main thread has rested for half a second. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('h1, main') &&
      !document.querySelector('.MuiSkeleton-root, .MuiCircularProgress-root, [aria-busy=true]'),
  );
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, 500);
        new PerformanceObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, 500);
        }).observe({ type: 'longtask' });
      }),
  );
}
