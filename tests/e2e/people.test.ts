import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '../support/app.ts';
import { addDraft } from '../support/drafts.ts';
import { expectNoViolations, openPage, type Visit } from '../support/journey.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
const shots = process.env.SHOTS;

const visit = (more: { as?: string; path: string; width?: 375 | 1280; theme?: 'light' | 'dark' }) =>
  openPage({ browser: app.browser, server: app.server, ...more });
/** Of dialogs and states: `access.test.ts` sees the pages. */
const look = async ({ page }: Visit, name: string) => {
  await expectNoViolations(page);
  if (shots) await page.screenshot({ path: `${shots}/${name}.png` });
};
const linkFor = async (email: string) =>
  /\/invitation\/\S+/.exec((await app.server.lastMailTo(email))?.Text ?? '')?.[0] ?? '';

test('invites a person, who signs up, reviews and loses access when removed', async () => {
  const { server } = app;
  const owner = await server.signUp();
  const accountId = await server.connect(owner.token);
  const draft = await addDraft(server, { userId: owner.userId, accountId });
  const email = 'lea.sommer@example.com';

  const user = await visit({ as: owner.token, path: '/people' });
  await user.page.getByText('It’s just you here').waitFor();
  await user.page.getByRole('button', { name: 'Invite' }).click();
  await user.page.getByLabel('E-mail').fill(email);
  await look(user, 'people-invite');
  await user.page.getByRole('button', { name: 'Send the invitation' }).click();
  await user.page.getByRole('listitem').filter({ hasText: email }).getByText('Invited').waitFor();

  const hers = await visit({ path: await linkFor(email) });
  await hers.page.getByLabel('First name').fill('Lea');
  await hers.page.getByLabel('Last name').fill('Sommer');
  await hers.page.getByLabel('Password', { exact: true }).fill('a long correct horse');
  await hers.page.getByRole('button', { name: 'Create account and accept' }).click();
  await hers.page.getByText(/You are in the workspace of/).waitFor();
  await hers.page.getByRole('heading', { name: 'Ada Okafor' }).waitFor();
  // Nothing else of the owner's is in her menu.
  const places = hers.page.getByRole('navigation').getByRole('link');
  await expect
    .poll(() => places.allInnerTexts())
    .toEqual([expect.stringContaining('Review'), 'Replies', 'Comments History', 'Read the documentation']);
  await hers.page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect
    .poll(async () => (await server.call('GET', `/api/drafts/${draft}`, { token: owner.token })).body)
    .toMatchObject({ state: 'approved', decidedBy: { name: 'Lea Sommer' } });

  await user.page.reload();
  await user.page.getByRole('button', { name: 'Change the access of Lea Sommer' }).click();
  await user.page.getByLabel('Viewer', { exact: true }).check();
  await user.page.getByLabel('Only some accounts').check();
  await user.page.getByRole('group', { name: 'Assigned accounts' }).getByRole('checkbox').check();
  await look(user, 'people-change');
  await user.page.getByRole('button', { name: 'Save' }).click();
  await user.page.getByRole('listitem').filter({ hasText: 'Lea Sommer' }).getByText('Viewer').waitFor();
  await user.page.getByRole('button', { name: 'Remove Lea Sommer' }).click();
  await user.page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await user.page.getByText('It’s just you here').waitFor();
  // Her open page leaves by itself: its stream ends, and the next call is outside.
  hers.allow(/^404 GET /, /^404 POST /);
  await hers.page.waitForURL('**/dashboard');
});

test('a customer who is a member elsewhere switches in the user menu', async () => {
  const { server } = app;
  const [owner, member] = [await server.signUp(), await server.signUp()];
  await addDraft(server, {
    userId: owner.userId,
    accountId: await server.connect(owner.token, 'o@example.com'),
  });
  await server.connect(member.token, 'm@example.com');
  const json = { email: member.email, role: 'viewer' };
  await server.call('POST', '/api/people', { token: owner.token, json });

  const there = await visit({
    as: member.token,
    path: await linkFor(member.email),
    width: 375,
    theme: 'dark',
  });
  await there.page.getByRole('button', { name: 'Accept the invitation' }).click();
  await there.page.getByText(/but not change them/).waitFor();
  await there.page.getByText('Ada Okafor').first().click();
  await there.page.getByRole('button', { name: 'Approve', exact: true }).waitFor();
  await expect
    .poll(() => there.page.getByRole('button', { name: 'Approve', exact: true }).isDisabled())
    .toBe(true);
  await look(there, 'viewer-phone-dark');

  await there.page.getByRole('button', { name: /^User menu/ }).click();
  await there.page.getByRole('menuitemradio', { name: /Test Person/, checked: false }).click();
  await there.page.waitForURL('**/dashboard');
  await there.page.getByRole('button', { name: /^User menu/ }).click();
  await there.page.getByRole('menuitem', { name: 'People' }).waitFor();
  await look(there, 'menu-phone-dark');
});

test('says that a link is no longer valid, and for whom an invitation is', async () => {
  const { server } = app;
  const [owner, other] = [await server.signUp(), await server.signUp()];
  const stale = await visit({ path: '/invitation/never' });
  stale.allow(/^422 POST /);
  await stale.page.getByText('This invitation is no longer valid').waitFor();
  await look(stale, 'invitation-stale');

  const json = { email: 'somebody@example.com', role: 'viewer' };
  await server.call('POST', '/api/people', { token: owner.token, json });
  const wrong = await visit({ as: other.token, path: await linkFor('somebody@example.com') });
  await wrong.page.getByText(`You are signed in as ${other.email}`).waitFor();
  await look(wrong, 'invitation-other');
});
