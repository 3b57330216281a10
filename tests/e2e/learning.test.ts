import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type App, startApp } from '../support/app.ts';
import { addDraft } from '../support/drafts.ts';
import { hasFocus } from '../support/focus.ts';
import { openPage } from '../support/journey.ts';
import { addProposal } from '../support/proposals.ts';
import { violations } from '../support/visit.ts';

// As long as a busy machine may take.
vi.setConfig({ testTimeout: 60_000 });

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

async function customer() {
  const { server } = app;
  const { token, userId } = await server.signUp();
  const accountId = await server.connect(token);
  await addDraft(server, { userId, accountId });
  await addProposal(server, { userId, accountId });
  const states = async () =>
    (await server.call('GET', '/api/proposals', { token })).body.map(
      ({ state, line }: { state: string; line: string }) => [state, line],
    );
  const open = (path: string, more: object = {}) =>
    openPage({ browser: app.browser, server, as: token, path, ...more });
  return { states, open };
}

test('a proposed line is shown in the review, changed, accepted, and taken back in the settings', async () => {
  const owner = await customer();
  const { page } = await owner.open('/review');
  const line = page.getByRole('region', { name: 'Proposed line' });
  await line.getByText('Your edits suggest a line for the writer: “Write “use”, not “leverage”.”').waitFor();
  await line.getByRole('button', { name: 'Show the edits' }).click();
  await line.getByText('Changed in 5 of the last 5 comments').waitFor();
  await line.getByLabel('Line').fill('Say use.');
  expect(await violations(page)).toEqual([]);
  await line.getByRole('button', { name: 'Accept' }).click();
  await hasFocus(page.locator('#content'));
  await line.waitFor({ state: 'detached' });
  expect(await owner.states()).toEqual([['accepted', 'Say use.']]);

  await page.goto(new URL('/dashboard?tab=settings', page.url()).href);
  const learned = page.getByRole('region', { name: 'Learned lines' });
  await learned.getByRole('button', { name: 'Take back: Say use.' }).click();
  await learned.waitFor({ state: 'detached' });
  expect(await owner.states()).toEqual([['taken_back', 'Say use.']]);
});

test.each([
  ['de', 'Vorgeschlagene Zeile', '„use“ schreiben, nicht „leverage“.'],
  ['es', 'Línea propuesta', 'Escriba «use», no «leverage».'],
])('is in the language %s, on a phone in the dark', async (language, title, text) => {
  const owner = await customer();
  const { page } = await owner.open('/review', { width: 375, theme: 'dark', language });
  await page.getByRole('region', { name: title }).getByText(text).waitFor();
  expect(await violations(page)).toEqual([]);
});
