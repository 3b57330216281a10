import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { autonomyWorld, hour, minute } from '../api/autonomy/world.ts';
import { team } from '../api/people/team.ts';
import { go } from '../support/acts.ts';
import { type App, startApp } from '../support/app.ts';
import { openPage } from '../support/journey.ts';
import { play } from '../support/server.ts';

// As long as a busy machine may take.
vi.setConfig({ testTimeout: 60_000 });

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const { customer } = autonomyWorld(() => app.server);
type Customer = Awaited<ReturnType<typeof customer>>;
const open = ({ session }: Customer, path: string, more: object = {}) =>
  openPage({ browser: app.browser, server: app.server, as: session, path, ...more });
const expectFits = (page: Page) =>
  expect
    .poll(() => page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth'))
    .toBe(false);

test('an owner allows it, sees a source earn it, takes it back and turns it off', async () => {
  const owner = await customer();
  const { page } = await open(owner, '/review');
  await page.getByRole('link', { name: 'Posting without review' }).click();
  await page.getByRole('heading', { name: 'Posting without review', level: 1 }).waitFor();
  await page.getByText('Every comment is reviewed.').waitFor();
  await page.getByRole('switch', { name: 'Let trusted sources skip review' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'The search “design”' });
  await row.getByText('0 of 10 approvals without an edit').waitFor();

  const number = page.getByRole('spinbutton', { name: 'Approvals in a row without an edit' });
  await number.fill('2');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => number.getAttribute('aria-invalid')).toBe('true');
  await number.fill('3');
  await page.getByRole('button', { name: 'Save' }).click();
  await row.getByText('0 of 3 approvals without an edit').waitFor();

  await owner.approveNew(3);
  await row.getByText('Posted without review').waitFor();
  await row.getByText('3 of 3 approvals without an edit').waitFor();

  await row.getByRole('button', { name: 'Review again: The search “design”' }).click();
  await row.getByText('Reviewed again').waitFor();
  await row.getByText(/because the owner sent it back to review/).waitFor();

  await page.getByRole('switch').click();
  await page.getByRole('button', { name: 'Review everything' }).click();
  await page.getByText('Every comment is reviewed.').waitFor();
  expect((await owner.read()).allowed).toBe(false);
});

test('drafts, the history and a trace show what was posted without review', async () => {
  // Half an hour before midnight, no slot would be left for the second comment.
  const { clock } = app.server;
  clock.moveTo(Math.ceil(clock.now() / (24 * hour)) * 24 * hour);
  const owner = await customer();
  await owner.allow();
  await owner.approveNew(3);
  await owner.start();
  await play(app.server, clock.now() + minute);
  const { page } = await open(owner, '/review?filter={"state":"approved"}');
  await page.getByText('Without review', { exact: true }).waitFor();
  await page.getByText(/Approved without review: its source had 3 approvals/).waitFor();
  await go(page, '/comments-history');
  await page.getByText('posted without review').waitFor();
  await page.getByRole('link', { name: /^Details of the comment/ }).click();
  await page.getByText(/3 approvals without an edit, since/).waitFor();
  await page.getByText('Approved without review').waitFor();
});

test('a viewer sees the sources and their states, and changes nothing', async () => {
  const owner = await customer();
  await owner.allow();
  await owner.approveNew(3);
  const people = team(() => app.server);
  const lea = await people.member({ ...owner, token: owner.session }, { role: 'viewer' });
  const { body: workspaces } = await people.call(lea, 'GET', '/api/workspaces');
  const workspace = workspaces.find(({ role }: { role: string }) => role === 'viewer');
  const { page } = await openPage({ browser: app.browser, server: app.server, as: lea.token, path: '/help' });
  const choice = JSON.stringify({ userId: lea.userId, workspace });
  await page.evaluate(`localStorage.setItem('workspace', ${JSON.stringify(choice)})`);
  await page.goto(`${app.server.url}/review/sources`);
  await page.getByText('Posted without review', { exact: true }).waitFor();
  await page.getByText('Only the owner of the workspace can change this.').waitFor();
  await expect.poll(() => page.getByRole('switch').count()).toBe(0);
  await expect.poll(() => page.getByRole('button', { name: /^Review again/ }).count()).toBe(0);
});

test.each([
  ['de', 'Veröffentlichen ohne Prüfung', 'Ohne Prüfung'],
  ['es', 'Publicación sin revisión', 'Sin revisión'],
])('fits a phone in the dark in %s', async (language, title, chip) => {
  const owner = await customer();
  await owner.allow();
  await owner.approveNew(3);
  const { page } = await open(owner, '/review/sources', { width: 375, theme: 'dark', language });
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
  await page.getByText(chip, { exact: true }).waitFor();
  await expectFits(page);
});
