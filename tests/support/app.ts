import type { Browser } from 'playwright-core';
import { iso, systemClock } from '../../server/clock.ts';
import { ensureWebBuilt } from '../../server/webBuild.ts';
import { sharedBrowser } from './browser.ts';
import { startTestServer, type TestServer } from './server.ts';

export type App = { server: TestServer; browser: Browser; stop(): Promise<void> };

/** Its clock starts at the current time: the browser checks when a token expires. */
export async function startApp(): Promise<App> {
  const server = await startTestServer({
    now: iso(systemClock.now()),
    webRoot: await ensureWebBuilt(() => {}),
  });
  return { server, browser: await sharedBrowser(), stop: () => server.stop() };
}
