import type { Page } from 'playwright-core';
import { type App, startApp } from '../../support/app.ts';
import { openPage } from '../../support/journey.ts';

export const path = '/admin/dashboard';

export type World = App & {
  /** The token of an admin. */
  admin: string;
  open(at?: string, more?: Partial<Parameters<typeof openPage>[0]>): ReturnType<typeof openPage>;
};

/** An app with one admin. */
export async function startWorld(): Promise<World> {
  const app = await startApp();
  const { token: admin } = await app.server.signUp({ role: 'admin', email: 'boss@example.com' });
  const { server, browser } = app;
  const open = (at = path, more: Partial<Parameters<typeof openPage>[0]> = {}) =>
    openPage({ browser, server, as: admin, path: at, more: { reducedMotion: 'reduce' }, ...more });
  return { ...app, admin, open };
}

export const row = (page: Page, text: string) => page.locator('tbody tr').filter({ hasText: text });

export async function userOf({ server, admin }: World, q: string) {
  const query = new URLSearchParams({ filter: JSON.stringify({ q }) });
  return (await server.call('GET', `/api/admin/users?${query}`, { token: admin })).body[0];
}
