import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { changeFirstSteps } from '../../db/identity/users.ts';
import { type App, startApp } from '../support/app.ts';
import { openPage } from '../support/journey.ts';
import { violations } from '../support/visit.ts';
import { seeded, writeComments } from '../unit/voice/corpus.ts';

// As long as a busy machine may take.
vi.setConfig({ testTimeout: 60_000 });

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const hidden = { words: 14, questions: 0.5, exclamations: 0, dashes: 0, emoji: 0, firstPerson: 0.5 };
const own = 'The second depot still counts by hand, so nobody trusts the number.';

async function customer() {
  const { server } = app;
  const { token, userId } = await server.signUp();
  const accountId = await server.connect(token);
  await changeFirstSteps(server.deps.db, userId, { dismissed: true });
  const texts = writeComments(hidden, 30, seeded(1));
  await server.control('POST', '/history', { accountId, texts });
  const call = (method: string, path: string, json?: object) =>
    server.call(method, path, json ? { token, json } : { token });
  const voice = async () => (await call('GET', `/api/voice?accountId=${accountId}`)).body;
  const open = (more: object = {}) =>
    openPage({ browser: app.browser, server, as: token, path: '/dashboard', ...more });
  return { accountId, call, voice, open };
}

test('nothing is read without a yes; then it is shown, removed, pasted and forgotten', async () => {
  const owner = await customer();
  const { page, allow } = await owner.open();
  const panel = page.getByRole('region', { name: 'Your voice' });
  await panel.getByText('Nothing has been read yet.').waitFor();
  await panel.getByRole('button', { name: 'Read my comments' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(await owner.voice()).toMatchObject({ allowedAt: null, readAt: null });

  await panel.getByRole('button', { name: 'Read my comments' }).click();
  await page.getByText('keeps up to 20 as samples').waitFor();
  await page.getByRole('button', { name: 'Read them' }).click();
  await panel.getByText(/^Read on .*: 30 comments, the oldest of/).waitFor();
  const samples = panel.getByRole('list', { name: 'Samples' }).getByRole('listitem');
  await panel.getByText('20 samples', { exact: true }).click();
  await expect.poll(() => samples.count()).toBe(20);
  await panel.getByText('Words per comment (median)').waitFor();

  await samples
    .first()
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect.poll(() => samples.count()).toBe(19);
  await panel.getByRole('button', { name: 'Add sample' }).click();
  const adding = page.getByRole('dialog', { name: 'Add sample' });
  const pasted = adding.getByRole('textbox', { name: 'Paste a comment of your own' });
  allow(/^422 POST \/api\/voice\/samples/);
  await pasted.fill('This one has a link to https://example.com in its text.');
  await adding.getByRole('button', { name: 'Add sample' }).click();
  await adding.locator('[aria-invalid=true]').waitFor();
  await pasted.fill(own);
  await adding.getByRole('button', { name: 'Add sample' }).click();
  await samples.filter({ hasText: own }).getByText('Pasted').waitFor();
  await panel.getByText('You have 20 samples.').waitFor();
  expect(await violations(page)).toEqual([]);

  await panel.getByRole('button', { name: 'Forget everything' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Forget everything' }).click();
  await panel.getByText('Nothing has been read yet.').waitFor();
  expect(await owner.voice()).toMatchObject({ allowedAt: null, count: 0 });
});

test('asked before the jump, a yes is read after it, beside the question for facts', async () => {
  const { server, browser } = app;
  const { token } = await server.signUp();
  const { page } = await openPage({ browser, server, as: token, path: '/linkedin-accounts' });
  await page.getByRole('button', { name: 'Connect account' }).click();
  const sheet = page.getByRole('alertdialog', { name: 'Connect an account' });
  const yes = sheet.getByRole('checkbox', { name: 'Read my own comments, once' });
  await expect.poll(() => yes.isChecked()).toBe(false);
  await yes.check();
  expect(await violations(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Continue to sign-in' }).click();
  await page.locator('input[name=email]').fill('vera@network.example');
  await page.locator('input[name=password]').fill('anything');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Your account has been added successfully.', { exact: true }).waitFor();

  const panel = page.getByRole('region', { name: 'Your voice' });
  await panel.getByText('Your comments are being read.').waitFor();
  const [{ accountId }] = (await server.call('GET', '/api/linkedinaccount', { token })).body;
  await server.control('POST', '/history', { accountId, texts: writeComments(hidden, 30, seeded(1)) });
  await server.deps.jobs.runDue('voice_read');
  await panel.getByText(/^Read on .*: 30 comments/).waitFor();
  await page.getByLabel('Facts about you, one per line').fill('I run two depots\nI hire drivers since 2011');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Settings updated successfully!').waitFor();
  const { body } = await server.call('GET', `/api/settings?accountId=${accountId}`, { token });
  expect(body.facts).toEqual(['I run two depots', 'I hire drivers since 2011']);
  expect(await violations(page)).toEqual([]);
});

test.each([
  ['de', 'Ihre Stimme', /^\d+ Beispiele$/, 'Von LinkedIn'],
  ['es', 'Su voz', /^\d+ ejemplos$/, 'De LinkedIn'],
])('fits a phone in the dark in %s', async (language, title, samples, source) => {
  const owner = await customer();
  await owner.call('POST', '/api/voice/read', { accountId: owner.accountId, consent: true });
  const { page } = await owner.open({ width: 375, theme: 'dark', language });
  const panel = page.getByRole('region', { name: title });
  await panel.getByText(samples).click();
  await panel.getByText(source).first().waitFor();
  await expect
    .poll(() => page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth'))
    .toBe(false);
  expect(await violations(page)).toEqual([]);
});
