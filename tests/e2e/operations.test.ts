import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addJob, settleOne } from '../../db/jobs/jobs.ts';
import { addEvent } from '../../db/messaging/events.ts';
import { announced } from '../support/acts.ts';
import { type App, startApp } from '../support/app.ts';
import { direct } from '../support/database.ts';
import { claimOf } from '../support/jobs.ts';
import { expectNoViolations, openPage } from '../support/journey.ts';

let app: App;
let admin: string;
beforeAll(async () => {
  app = await startApp();
  admin = (await app.server.signUp({ role: 'admin', email: 'operator@example.com' })).token;
});
afterAll(() => app?.stop());

const open = (path = '/admin/operations') =>
  openPage({ browser: app.browser, server: app.server, as: admin, path, more: { reducedMotion: 'reduce' } });
const check = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });

test('shows the state, tests a broken provider, and stops everything with a reason', async () => {
  const { server } = app;
  const { userId } = await server.signUp();
  const at = server.clock.now();
  const happens = (kind: 'comment_posted' | 'fault', data: object) =>
    addEvent(direct(server.deps.db), { userId, accountId: 'a', kind, at, message: '', data: { ...data } });
  await happens('comment_posted', {});
  await happens('fault', { reason: 'unavailable' });

  const { page } = await open();
  const activity = page.getByRole('region', { name: 'Comments and failures per hour' });
  await activity.getByText('1 comments, 1 failures').waitFor();
  await activity.getByText('No valid response').waitFor();
  await expect.poll(() => activity.locator('tbody tr').count()).toBe(24);
  await expect
    .poll(async () => (await activity.locator('tbody tr').last().locator('td').allInnerTexts()).map(Number))
    .toEqual([1, 1]);
  const servers = page.getByRole('table', { name: 'Servers' }).locator('tbody tr');
  await expect.poll(() => servers.count()).toBe(1);
  await expect.poll(() => servers.textContent()).toMatch(/All work · [\s\S]*\d s ago/);
  await activity.getByRole('button', { name: '7 days' }).click();
  await expect.poll(() => activity.locator('tbody tr').count()).toBe(168);

  const body = { status: 401, type: 'errors/missing_credentials' };
  await server.control('POST', '/faults', { provider: 'network', status: 401, rate: 1, body });
  await page.getByRole('button', { name: 'Test: Network', exact: true }).click();
  await check(page, 'Network')
    .getByText(/^Fix: Set UNIPILE_API_KEY/)
    .waitFor();
  await check(page, 'Network').getByText('Needs attention').waitFor();
  await check(page, 'Network')
    .getByText(/Last failure .*Provider rejected our API key/)
    .waitFor({ timeout: 20_000 });
  await server.control('DELETE', '/faults');
  await page.getByRole('button', { name: 'Test: Network', exact: true }).click();
  await check(page, 'Network').getByText('Works', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Test: E-mail', exact: true }).click();
  await check(page, 'E-mail').getByText('Sent an e-mail to operator@example.com').waitFor();
  expect(await server.lastMailTo('operator@example.com')).toMatchObject({ Subject: 'Chime In test e-mail' });

  await page.getByRole('button', { name: 'Stop everything' }).click();
  const dialog = page.getByRole('dialog', { name: 'Stop commenting for all customers?' });
  await dialog.getByLabel('Reason').fill('LinkedIn is under maintenance');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Stop everything' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page
    .getByText(/Automation has been stopped for all customers since .* LinkedIn is under maintenance/)
    .waitFor();
  expect((await server.call('GET', '/api/admin/switch', { token: admin })).body).toMatchObject({
    stopped: true,
  });
  await page.getByRole('button', { name: 'Resume everything' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Resume everything' }).click();
  await page.getByText('Automation is running. Stopping it').waitFor();
  expect((await server.call('GET', '/api/admin/switch', { token: admin })).body).toMatchObject({
    stopped: false,
  });
});

test('replays a received webhook, resends an e-mail and repairs billing differences', async () => {
  const { server } = app;
  const customer = await server.signUp();
  const accountId = await server.connect(customer.token);
  await server.deps.mail.queue(direct(server.deps.db), {
    userId: null,
    to: 'payer@example.com',
    kind: 'receipt',
    subject: 'Your receipt',
    text: 'Thanks',
    html: '<p>Thanks</p>',
  });
  await server.deps.jobs.runDue('mail');

  const { page } = await open();
  const parts = page.getByRole('navigation', { name: 'Sections' });
  await parts.getByRole('link', { name: 'Webhooks received' }).click();
  const notice = page.locator('tbody tr').filter({ hasText: accountId }).first();
  await notice.getByText('account.CREATION_SUCCESS').waitFor();
  await notice.getByRole('button', { name: /^Replay/ }).click();
  await announced(page, 'New state: Done');
  await parts.getByRole('link', { name: 'E-mails' }).click();
  await page.getByRole('searchbox', { name: 'Recipient or subject' }).fill('payer@example.com');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Resend: Your receipt' }).click();
  await announced(page, 'New state: Sent');
  await expect.poll(() => page.locator('tbody tr').filter({ hasText: 'payer@example.com' }).count()).toBe(2);
  await expect.poll(() => page.url()).toContain('payer');

  await parts.getByRole('link', { name: 'Webhooks sent' }).click();
  await page.getByText('No webhooks sent yet').waitFor();
  await parts.getByRole('link', { name: 'Billing' }).click();
  await page.getByRole('button', { name: 'Compare now' }).click();
  await page.getByText(/^0 differences among \d+ users$/).waitFor();
});

test('lists a job that failed for the last time as a dead letter, and replays it', async () => {
  const { server } = app;
  const { jobs, db, clock, payments } = server.deps;
  const deleted: string[] = [];
  const { deleteCustomer } = payments;
  payments.deleteCustomer = async (id) => void deleted.push(id);
  const key = 'cus_gone';
  await addJob(direct(db), { kind: 'customer_deletion', key, createdAt: clock.now() });
  const claim = { kind: 'customer_deletion', key, worker: 'w' } as const;
  await claimOf(db, claim.kind, key, claim.worker);
  const end = { state: 'dead', at: clock.now(), error: 'unavailable: HTTP 503' } as const;
  await settleOne(db, { ...claim, attempts: 1 }, end);
  expect(await jobs.runDue('customer_deletion')).toBe(0);

  const { page } = await open();
  await page.getByText('Dead letters: 1').waitFor();
  const parts = page.getByRole('navigation', { name: 'Sections' });
  await parts.getByRole('link', { name: 'Dead letters' }).click();
  const letter = page.locator('tbody tr').filter({ hasText: key });
  await letter.getByText('Customer deletion').waitFor();
  await letter.getByText('unavailable: HTTP 503').waitFor();
  await expectNoViolations(page);
  await letter.getByRole('button', { name: `Replay: ${key}` }).click();
  await announced(page, 'New state: Done');
  await page.getByText('No dead letters').waitFor();
  expect(deleted).toEqual([key]);
  payments.deleteCustomer = deleteCustomer;
});
