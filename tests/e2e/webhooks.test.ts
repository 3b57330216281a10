import { afterAll, beforeAll, expect, test } from 'vitest';
import { addEvent } from '../../db/messaging/events.ts';
import { announced } from '../support/acts.ts';
import { type App, startApp } from '../support/app.ts';
import { direct } from '../support/database.ts';
import { expectNoViolations, openPage } from '../support/journey.ts';
import { startReceiver } from '../support/receiver.ts';
import { settled } from '../support/settled.ts';
import { showTheme, violations } from '../support/visit.ts';

let app: App;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeAll(async () => {
  [app, receiver] = await Promise.all([startApp(), startReceiver()]);
});
afterAll(async () => {
  await app?.stop();
  await receiver?.stop();
});

test('adds, tests, edits, rotates, switches off, replays and deletes a webhook', async () => {
  const { server, browser } = app;
  const person = await server.signUp();
  const path = '/settings#webhooks';
  const { page, allow } = await openPage({
    browser,
    server,
    as: person.token,
    path,
    more: { reducedMotion: 'reduce' },
  });
  const panel = page.getByRole('region', { name: 'Webhooks' });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = (name: string) => page.getByRole('dialog', { name });
  const toast = (text: string) => announced(page, text);
  const webhook = async () => (await server.call('GET', '/api/webhooks', { token: person.token })).body[0];
  const choose = async (name: string) => {
    await button(`More actions: ${receiver.url}`).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  };
  const signedWith = (secret: string) =>
    receiver.verified(secret, receiver.received.at(-1) ?? { headers: {}, body: '' });
  const expectAccessible = async (face: string) => {
    const found: Record<string, string[]> = {};
    for (const [width, theme] of [
      [1280, 'light'],
      [375, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await showTheme(page, theme);
      const lines = await violations(page);
      const wide = Number(await settled(() => page.evaluate('document.documentElement.scrollWidth')));
      if (wide > width) lines.push(`${wide} px wide`);
      if (lines.length > 0) found[`${face} ${theme} ${width}`] = lines;
    }
    expect(found).toEqual({});
    await page.setViewportSize({ width: 1280, height: 900 });
    await showTheme(page, 'light');
  };

  await panel.getByText('No webhooks yet').waitFor();
  await expect
    .poll(() => panel.evaluate((element) => element.getBoundingClientRect().top < innerHeight))
    .toBe(true);
  await button('New webhook').click();
  const form = dialog('New webhook');
  await form.getByLabel('URL', { exact: true }).fill('ftp://files.example.com');
  for (const box of await form.getByRole('checkbox').all()) await box.uncheck();
  allow(/^422 POST \/api\/webhooks$/);
  await button('Add webhook').click();
  await form.getByText('Choose at least one event type').waitFor();
  await form.getByLabel('Comment posted').check();
  await form.getByLabel('Draft waiting').check();
  await button('Add webhook').click();
  await form.getByText('The URL must start with https://').waitFor();
  await expectAccessible('form');
  await form.getByLabel('URL', { exact: true }).fill(receiver.url);
  await button('Add webhook').click();
  const shown = dialog('Copy your secret now');
  const secret = await settled(() => shown.getByLabel('Signing secret').inputValue());
  await expectNoViolations(page);
  await button('I’ve copied it').click();
  await panel.getByText(receiver.url).waitFor();
  await panel.getByText('Comment posted, Draft waiting').waitFor();
  await panel.getByText('Nothing sent yet').waitFor();
  expect(await page.content()).not.toContain(secret);

  await button(`Send a test: ${receiver.url}`).click();
  await toast('Test delivered: your server answered 200');
  await panel.getByText(/^Last: Test, Delivered, /).waitFor();
  expect(signedWith(secret).type).toBe('webhook.test');
  receiver.answer.status = 500;
  await button(`Send a test: ${receiver.url}`).click();
  await toast('Test failed: 500: not a success');
  await panel.getByText(/^Last: Test, Failed, /).waitFor();
  // A test says nothing of what else is sent there.
  await expect.poll(() => panel.getByText('Failing', { exact: true }).count()).toBe(0);

  // Events in the meantime fail and wait for their next attempt.
  const event = {
    userId: person.userId,
    accountId: 'a',
    kind: 'state' as const,
    at: server.clock.now(),
    message: '',
    data: {},
  };
  await addEvent(direct(server.deps.db), event, {
    type: 'comment.posted',
    body: () => '{}',
    now: server.clock.now(),
  });
  await server.deps.jobs.runDue('webhook');
  await button(`Send a test: ${receiver.url}`).click();
  await panel.getByText('Failing', { exact: true }).waitFor();
  await panel.getByText(/^Deliveries have failed since /).waitFor();
  await button(`Deliveries: ${receiver.url}`).click();
  const log = dialog('Deliveries');
  const rows = log.getByRole('listitem');
  const posted = rows.filter({ hasText: 'Comment posted' });
  await posted.getByText('Waiting', { exact: true }).waitFor();
  await posted.getByText('500: not a success').waitFor();
  await posted.getByText(/^Next attempt /).waitFor();
  await expect.poll(() => rows.count()).toBe(4);
  await expectAccessible('log');
  receiver.answer.status = 202;
  await posted.getByRole('button', { name: /^Resend/ }).click();
  await toast('Resent: your server answered 202');
  await posted.getByText('Delivered', { exact: true }).waitFor();
  await posted.getByText('Status 202').waitFor();
  await button('Close').click();
  await panel.getByText('On', { exact: true }).waitFor();

  await choose('Rotate secret');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rotate secret' }).click();
  await shown.getByText(/The old secret stays valid for a day/).waitFor();
  const newer = await settled(() => shown.getByLabel('Signing secret').inputValue());
  expect(newer).not.toBe(secret);
  await button('I’ve copied it').click();
  await button(`Send a test: ${receiver.url}`).click();
  await toast('Test delivered: your server answered 202');
  for (const each of [secret, newer]) expect(signedWith(each).type).toBe('webhook.test');

  await choose('Edit');
  const edit = dialog('Edit webhook');
  await edit.getByLabel('Limit reached').check();
  await edit.getByLabel('Comment posted').uncheck();
  await edit.getByRole('button', { name: 'Save' }).click();
  await panel.getByText('Draft waiting, Limit reached').waitFor();
  expect((await webhook()).events.toSorted()).toEqual(['draft.waiting', 'limit.reached']);

  await choose('Switch off');
  await panel.getByText(/^Switched off on /).waitFor();
  expect(await webhook()).toMatchObject({ enabled: false, disabledWhy: 'by_user' });
  await button(`Deliveries: ${receiver.url}`).click();
  await log.getByText('Switch the webhook on to resend messages.').waitFor();
  await expect.poll(() => posted.getByRole('button', { name: /^Resend/ }).isDisabled()).toBe(true);
  await page.keyboard.press('Escape');
  await choose('Switch on');
  await panel.getByText('On', { exact: true }).waitFor();
  expect(await webhook()).toMatchObject({ enabled: true });

  await choose('Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await panel.getByText('No webhooks yet').waitFor();
  expect(await webhook()).toBeUndefined();
});
