import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { automations } from '../../db/schema/index.ts';
import { transaction } from '../../db/transaction.ts';
import { type App, startApp } from '../support/app.ts';
import { lapseApproved } from '../support/drafts.ts';
import { expectNoViolations, openPage } from '../support/journey.ts';

// As long as a busy machine may take.
vi.setConfig({ testTimeout: 120_000 });

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.stop());
const shots = process.env.SHOTS;
const tooWide = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';

test('the bell hears of an approved draft that expired, opens it, and counts it until then', async () => {
  const { server } = app;
  const owner = await server.signUp();
  const user = {
    userId: owner.userId,
    accountId: await server.connect(owner.token),
    decidedBy: owner.userId,
  };
  // Running, so that the header has all its buttons.
  await transaction(server.deps.db, (tx) =>
    tx.update(automations).set({ running: true }).where(eq(automations.accountId, user.accountId)),
  );
  const { page } = await openPage({ ...app, as: owner.token, path: '/review', width: 375 });
  await page.getByRole('button', { name: 'Stop everything' }).waitFor();
  const bell = page.getByRole('button', { name: 'Notifications', exact: true });
  const unread = page.getByRole('button', { name: 'Notifications: 1 unread' });
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await bell.click();
  await panel.getByText('No notifications yet.').waitFor();
  await page.keyboard.press('Escape');

  for (const posterName of ['Ada Okafor', 'Ela Eins']) {
    // The live event alone brings it.
    await lapseApproved(server, { ...user, posterName });
    await unread.waitFor();
    await unread.focus();
    await page.keyboard.press('Enter');
    const link = panel.getByRole('link', { name: `New An approved comment on ${posterName}’s post expired` });
    await link.waitFor();
    await expectNoViolations(page);
    if (shots) await page.screenshot({ path: `${shots}/bell-phone.png` });
    await link.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 2, name: posterName }).waitFor();
    await page.getByText('This comment was approved, but no slot came in time').waitFor();
    await bell.waitFor();
    await expect.poll(() => page.evaluate(tooWide)).toBe(false);
  }
  expect((await server.call('GET', '/api/notifications', { token: owner.token })).body.unread).toBe(0);
});

test('a member hears of a draft wherever they work, and opens it in its workspace', async () => {
  const { server } = app;
  const [owner, member] = [await server.signUp(), await server.signUp()];
  const accountId = await server.connect(owner.token);
  await server.connect(member.token);
  const json = { email: member.email, role: 'reviewer' };
  await server.call('POST', '/api/people', { token: owner.token, json });
  const token = /(?<=\/invitation\/)\S+/.exec((await server.lastMailTo(member.email))?.Text ?? '')?.[0];
  await server.call('POST', '/api/invitations/accept', { token: member.token, json: { token } });
  const lapsed = { userId: owner.userId, accountId, decidedBy: member.userId };
  await lapseApproved(server, lapsed);
  await lapseApproved(server, { ...lapsed, posterName: 'Ela Eins' });

  const { page } = await openPage({ ...app, as: member.token, path: '/dashboard', language: 'de' });
  await page.getByRole('button', { name: 'Mitteilungen: 2 ungelesen' }).click();
  const panel = page.getByRole('dialog', { name: 'Mitteilungen' });
  await panel
    .getByText(/Arbeitsbereich von Test Person/)
    .first()
    .waitFor();
  if (shots) await page.screenshot({ path: `${shots}/bell-member-de.png` });
  await panel.getByRole('button', { name: /Ada Okafor/ }).click();
  await page.getByText(/Sie sind im Arbeitsbereich von/).waitFor();
  await page.getByRole('heading', { level: 2, name: 'Ada Okafor' }).waitFor();
  // The newer one is still unread.
  await page.getByRole('button', { name: 'Mitteilungen: 1 ungelesen' }).click();
  await panel.getByRole('button', { name: 'Alle als gelesen markieren' }).click();
  await panel.getByRole('button', { name: 'Alle als gelesen markieren' }).waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Mitteilungen', exact: true }).waitFor();
});
