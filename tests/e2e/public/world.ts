import type { Page } from 'playwright-core';
import { arrived } from '../../support/acts.ts';
import { startApp } from '../../support/app.ts';
import { openPage } from '../../support/journey.ts';

export const password = 'correct horse';

export type World = Awaited<ReturnType<typeof startWorld>>;

/** An app with its pages for visitors. */
export async function startWorld() {
  const app = await startApp();
  const { server, browser } = app;
  return {
    ...app,
    visit: (path: string, more: Partial<Parameters<typeof openPage>[0]> = {}) =>
      openPage({ browser, server, path, ...more }),
    at: (page: Page, path: string) => arrived(page, server.url + path),
  };
}
