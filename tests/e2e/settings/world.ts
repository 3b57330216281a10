import { inArray } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { changeFirstSteps } from '../../../db/identity/users.ts';
import { automations } from '../../../db/schema/index.ts';
import type { SettingsPayload } from '../../../server/accounts/settings/schemas.ts';
import { iso } from '../../../server/clock.ts';
import { startApp } from '../../support/app.ts';
import { controls } from '../../support/dashboardControls.ts';
import { direct } from '../../support/database.ts';
import { startVisit } from '../../support/visit.ts';

export const search = (words: string) => `https://www.linkedin.com/search/results/content/?keywords=${words}`;
export const profile = (name: string) => `https://www.linkedin.com/in/${name}`;

const minute = 60_000;
type Opened = {
  page: Page;
  token: string;
  userId: string;
  accountId: string;
  on: ReturnType<typeof controls>;
};
type How = {
  saved?: Partial<SettingsPayload>;
  otherSaved?: Partial<SettingsPayload>;
  accounts?: number;
  expired?: boolean;
  firstRun?: boolean;
};

export type World = Awaited<ReturnType<typeof startWorld>>;

/** One server and one browser for all tests of the settings. */
export async function startWorld() {
  const { server, browser, stop } = await startApp();
  // Shared, so that the app's files load once. Each test has its own user.
  const visit = await startVisit({ browser, server, path: '/api/health', more: { reducedMotion: 'reduce' } });

  async function newPerson({ saved, otherSaved, accounts = 1, expired = false, firstRun = false }: How) {
    const { token, userId } = await server.signUp({ seats: accounts });
    const ids: string[] = [];
    for (let at = 0; at < accounts; at += 1)
      ids.push(await server.connect(token, `member${at}.${userId}@example.com`));
    const [accountId = '', other = ''] = ids;
    if (!firstRun)
      await direct(server.deps.db)
        .update(automations)
        .set({ firstStartedAt: 0 })
        .where(inArray(automations.accountId, ids));
    if (saved) expect((await server.saveSettings(token, accountId, saved)).status).toBe(200);
    if (otherSaved) expect((await server.saveSettings(token, other, otherSaved)).status).toBe(200);
    if (expired) await setSubscriptionEnd(userId, server.clock.now() - minute);
    return { token, userId, accountId };
  }

  /** Opens the dashboard of a new user; `saved` are the settings of the first account. */
  async function open(how: How = {}): Promise<Opened> {
    const person = await newPerson(how);
    if (!how.firstRun) await changeFirstSteps(server.deps.db, person.userId, { dismissed: true });
    const { page } = visit;
    await visit.signIn(person.token);
    await page.goto(`${server.url}/dashboard`);
    await page.locator('#prompt').waitFor();
    return { ...person, page, on: controls(page) };
  }

  let admin: ReturnType<typeof server.signUp> | undefined;
  async function setSubscriptionEnd(userId: string, at: number): Promise<void> {
    admin ??= server.signUp({ role: 'admin' });
    const { token } = await admin;
    const json = { subscriptionEndsAt: iso(at) };
    expect((await server.call('PUT', `/api/admin/user/${userId}`, { token, json })).status).toBe(200);
  }

  const savedOf = async ({ token, accountId }: Opened) =>
    (await server.call('GET', `/api/settings?accountId=${accountId}`, { token })).body;

  async function leave(): Promise<void> {
    const complaints = visit.complaints();
    await visit.leave(server);
    expect(complaints).toEqual([]);
  }

  return {
    server,
    browser,
    visit,
    newPerson,
    open,
    setSubscriptionEnd,
    savedOf,
    leave,
    async stop() {
      await visit.context.close();
      await stop();
    },
  };
}
