import type { Browser, BrowserContext } from 'playwright-core';
import { median } from '../web/median.ts';

/** A page, who looks at it, and the selector of what stands there last of what can be used. */
export type Subject = { name: string; url: string; token: string | null; shown: string };
export type Load = {
  /** Bytes on the wire of documents, scripts and styles; without what the API answers. */
  codeBytes: number;
  fontBytes: number;
  /** Milliseconds that the main thread worked until the page was quiet. */
  mainThread: number;
  /** Milliseconds from the start of the navigation until `shown` is there. */
  shown: number;
  /** The same, until the last long task before half a second without one. */
  interactive: number;
};

const throttling = 4;
const quietMs = 500;

/** The medians of loading each page with an empty cache, and once more with what that left there. */
export async function measureLoads(browser: Browser, subjects: Subject[], rounds: number) {
  const loads = new Map(subjects.map(({ name }) => [name, { cold: [] as Load[], warm: [] as Load[] }]));
  for (let round = 0; round < rounds; round += 1) {
    for (const subject of subjects) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      if (subject.token)
        await context.addInitScript((it) => localStorage.setItem('accessToken', it), subject.token);
      await context.addInitScript(watch, subject.shown);
      loads.get(subject.name)?.cold.push(await load(context, subject.url));
      loads.get(subject.name)?.warm.push(await load(context, subject.url));
      await context.close();
    }
  }
  const middle = (all: Load[]) => {
    const of = (name: keyof Load) => median(all.map((one) => one[name]));
    return {
      codeBytes: of('codeBytes'),
      fontBytes: of('fontBytes'),
      mainThread: of('mainThread'),
      shown: of('shown'),
      interactive: of('interactive'),
    };
  };
  return new Map(
    [...loads].map(([name, { cold, warm }]) => [name, { cold: middle(cold), warm: middle(warm) }]),
  );
}

type Seen = { shownAt: number; lastTaskEnd: number };

async function load(context: BrowserContext, url: string): Promise<Load> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttling });
  const types = new Map<string, string>();
  const bytes = { code: 0, font: 0 };
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? '';
    if (['Document', 'Script', 'Stylesheet'].includes(type)) bytes.code += encodedDataLength;
    if (type === 'Font') bytes.font += encodedDataLength;
  });
  await page.goto(url);
  const seen = await page.waitForFunction((quiet) => {
    const { shownAt, lastTaskEnd } = globalThis as unknown as Seen;
    return shownAt > 0 && performance.now() - Math.max(shownAt, lastTaskEnd) > quiet
      ? { shownAt, lastTaskEnd }
      : null;
  }, quietMs);
  const { shownAt, lastTaskEnd } = (await seen.jsonValue()) as Seen;
  const { metrics } = await session.send('Performance.getMetrics');
  const mainThread = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  await page.close();
  return {
    codeBytes: bytes.code,
    fontBytes: bytes.font,
    mainThread,
    shown: shownAt,
    interactive: Math.max(shownAt, lastTaskEnd),
  };
}

/** Runs in the page before its own scripts. */
function watch(selector: string): void {
  const seen = globalThis as unknown as Seen;
  seen.shownAt = 0;
  seen.lastTaskEnd = 0;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.lastTaskEnd = startTime + duration;
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    if (document.querySelector(selector)) seen.shownAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
