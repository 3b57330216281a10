import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drafts } from '../../db/schema/index.ts';
import { go } from '../support/acts.ts';
import { allDay } from '../support/allDay.ts';
import { type App, startApp } from '../support/app.ts';
import { direct } from '../support/database.ts';
import { addDraft } from '../support/drafts.ts';
import { hasFocus } from '../support/focus.ts';
import { expectNoViolations, openPage } from '../support/journey.ts';
import { somePosts } from '../support/posts.ts';
import { settled } from '../support/settled.ts';

/* The review queue by keyboard and on a phone, the preview and the prompt bench. */

let app: App;
let server: App['server'];
let browser: App['browser'];

beforeAll(async () => {
  app = await startApp();
  ({ server, browser } = app);
});
afterAll(() => app?.stop());

/** Enough for a busy machine. */
const settings = {
  timing: allDay(30),
  searchUrls: ['https://www.linkedin.com/search/results/content/?keywords=design'],
  dailySearchComments: 5,
  prompt: 'Ask one specific question about the post.',
};

/** A user with a connected account and a draft per name of a poster, the last one newest. */
async function somebody({ review = true, names = [] as string[] } = {}) {
  const { token, userId } = await server.signUp();
  const accountId = await server.connect(token);
  await server.saveSettings(token, accountId, { ...settings, review });
  const ids = new Map<string, string>();
  for (const posterName of names) {
    server.clock.advance(1000);
    ids.set(posterName, await addDraft(server, { userId, accountId, posterName }));
  }
  return {
    token,
    userId,
    accountId,
    id: (name: string) => ids.get(name) ?? '',
    draft: async (name: string) => (await server.call('GET', `/api/drafts/${ids.get(name)}`, { token })).body,
    state: async (name: string) =>
      (await server.call('GET', `/api/drafts/${ids.get(name)}`, { token })).body.state,
  };
}

async function visit(as: string, path: string, look: Partial<Parameters<typeof openPage>[0]> = {}) {
  const opened = await openPage({ browser, server, as, path, ...look });
  const { page } = opened;
  return {
    ...opened,
    button: (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' }),
    announced: (text: string) => page.getByRole('status').filter({ hasText: text }).first().waitFor(),
    rows: page.locator('#drafts li h3, #drafts li span.MuiTypography-h3'),
  };
}
const focused = (page: Page) => page.evaluate<string>('document.activeElement?.id ?? ""');

test('shows the five places of the specification without review, and says how to turn it on', async () => {
  const { token } = await somebody({ review: false });
  const { page } = await visit(token, '/review');
  await page.getByText('Review is off').waitFor();
  const places = page.getByRole('navigation', { name: 'Main' }).getByRole('listitem').getByRole('link');
  await expect
    .poll(() => places.allTextContents())
    .toEqual(['Dashboard', 'Replies', 'LinkedIn Accounts', 'Comments History', 'Billing', 'Settings']);
});

test('shows why a comment on a delicate post waits, also while review is off, and lets an account skip them', async () => {
  const { token, userId, accountId } = await somebody({ review: false });
  const id = await addDraft(server, { userId, accountId, heldFor: 'delicate', heldDetail: 'cancer' });
  const { page, button, announced: said } = await visit(token, '/review');
  await page.getByText('Held: the post mentions “cancer”').waitFor();
  await page.getByText('Delicate post', { exact: true }).waitFor();
  await go(page, '/dashboard?tab=settings');
  const rules = page.locator('section', { has: page.getByRole('heading', { name: 'Rules' }) });
  await rules.getByRole('button', { name: 'Change' }).click();
  const delicate = page.getByLabel('Posts about death, illness, lay-offs and the like');
  await delicate.click();
  await page.getByRole('option', { name: 'Skip them' }).click();
  await expectNoViolations(page);
  await button('Save').click();
  await said('Settings updated successfully!');
  const saved = await server.call('GET', `/api/settings?accountId=${accountId}`, { token });
  expect(saved.body).toMatchObject({ delicatePosts: 'skip' });
  expect((await server.call('GET', `/api/drafts/${id}`, { token })).body.state).toBe('waiting');
});

test('moves, approves, edits with a diff and holds by keyboard', async () => {
  const { token, draft, state, id } = await somebody({
    names: ['Zoe Zwei', 'Dana Drei', 'Vera Vier', 'Fritz Last'],
  });
  const { page, announced: said } = await visit(token, '/dashboard');
  await page.getByText('4 comments are waiting for your review').waitFor();
  await page.getByRole('link', { name: 'Review', exact: true }).last().press('Enter');
  await page.getByRole('heading', { name: 'Fritz Last' }).waitFor();

  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect.poll(() => focused(page)).toBe(`draft-${id('Vera Vier')}`);
  await page.keyboard.press('a');
  await said('Approved: the comment for Vera Vier');
  await expect.poll(() => focused(page)).toBe(`draft-${id('Dana Drei')}`);
  await expect.poll(() => state('Vera Vier')).toBe('approved');

  await page.keyboard.press('e');
  const editor = page.getByLabel('Your comment');
  await editor.press('ControlOrMeta+a');
  await page.keyboard.type('Which of the six steps took your team ages?');
  await page
    .getByRole('region', { name: 'Changes from the original' })
    .locator('del', { hasText: 'three' })
    .waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toBe('draft-edit');
  await page.keyboard.press('e');
  await expect.poll(() => editor.inputValue()).toBe('Which of the six steps took your team ages?');
  await page.keyboard.press('ControlOrMeta+Enter');
  await said('Edited: the comment for Dana Drei');
  await expect
    .poll(() => draft('Dana Drei'))
    .toMatchObject({
      state: 'waiting',
      comment: 'Which of the six steps took your team ages?',
      original: 'Which of the three steps took your team longest?',
    });
  await page.getByRole('button', { name: 'Show changes' }).click();
  await expect.poll(() => page.locator('ins').allTextContents()).toContain('six');

  await page.keyboard.press('h');
  await said('On hold: the comment for Dana Drei');
  await expect.poll(() => state('Dana Drei')).toBe('held');
  expect(await Promise.all(['Zoe Zwei', 'Fritz Last'].map(state))).toEqual(['waiting', 'waiting']);
});

test('discards, restores and loses a race by keyboard, and turns shortcuts off', async () => {
  const { token, state, id } = await somebody({ names: ['Ela Eins', 'Zoe Zwei', 'Fritz Last'] });
  const { page, announced: said, rows, allow } = await visit(token, '/review');
  await page.getByRole('heading', { name: 'Fritz Last' }).waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await said('Discarded: the comment for Zoe Zwei');
  await expect.poll(() => rows.allTextContents()).not.toContain('Zoe Zwei');
  // The page reads the list once more. Later it would see the other session's change.
  const listed = page.waitForResponse((answer) => decodeURIComponent(answer.url()).includes('range=[0,49]'));
  await page.keyboard.press('u');
  await said('Restored: the comment for Zoe Zwei');
  await page.locator(`#draft-${id('Zoe Zwei')}`).waitFor();
  expect(await state('Zoe Zwei')).toBe('waiting');
  await listed;

  // Another session was faster, and this page got no event.
  await direct(server.deps.db)
    .update(drafts)
    .set({ state: 'posted' })
    .where(eq(drafts.commentId, id('Ela Eins')));
  allow(/^409 POST .*\/approve$/);
  await page.locator(`#draft-${id('Ela Eins')}`).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Ela Eins' }).waitFor();
  await page.keyboard.press('a');
  await said('This draft has already been posted. Nothing was changed.');
  await expect.poll(() => rows.allTextContents()).toEqual(['Fritz Last', 'Zoe Zwei']);

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await keys.getByText('Undo the last discard').waitFor();
  await keys.getByRole('switch', { name: 'Use single-key shortcuts' }).uncheck();
  await page.keyboard.press('Escape');
  await keys.waitFor({ state: 'hidden' });
  await page.locator(`#draft-${id('Zoe Zwei')}`).click();
  await page.keyboard.press('x');
  await page.getByRole('button', { name: 'Discard' }).press('Enter');
  await said('Discarded: the comment for Zoe Zwei');
  // Leaving the page sends the discard.
  await page.goto('about:blank');
  await expect.poll(() => state('Zoe Zwei')).toBe('discarded');
  expect(await state('Fritz Last')).toBe('waiting');
});

test('approves, edits, discards, restores and approves the rest at 375 px', async () => {
  const { token, state, draft } = await somebody({
    names: ['Ela Eins', 'Zoe Zwei', 'Dana Drei', 'Vera Vier'],
  });
  const { page, button, announced: said } = await visit(token, '/review', { width: 375, theme: 'dark' });
  await button(/^Vera Vier/).click();
  await page.getByText(/^Expires in 7 days/).waitFor();
  await expect.poll(() => focused(page)).toBe('draft-title');
  await expectNoViolations(page);
  await button('Approve').click();
  await said('Approved: the comment for Vera Vier');

  await page.getByRole('heading', { name: 'Dana Drei' }).waitFor();
  await button('Edit').click();
  await page.getByLabel('Your comment').fill('And what came next?');
  // The text survives a visit to another page.
  await button('Open menu').click();
  await page.getByRole('link', { name: 'Comments History' }).click();
  await page.getByRole('heading', { name: 'Comments History' }).waitFor();
  await page.goBack();
  await button('Edit').click();
  await button('Save and approve').click();
  await said('Edited and approved: the comment for Dana Drei');
  await expect
    .poll(() => draft('Dana Drei'))
    .toMatchObject({ state: 'approved', comment: 'And what came next?' });

  await page.getByRole('heading', { name: 'Zoe Zwei' }).waitFor();
  await button('Discard').click();
  await button('Undo').click();
  await said('Restored: the comment for Zoe Zwei');
  await button('All comments').click();
  await button(/^Zoe Zwei/).waitFor();
  await expect.poll(() => focused(page)).toMatch(/^draft-/);
  await page.getByLabel('Select all').check();
  await button('Approve 2').click();
  await said('2 comments approved');
  await page.getByText('Nothing to review').waitFor();
  expect(await Promise.all(['Ela Eins', 'Zoe Zwei', 'Dana Drei', 'Vera Vier'].map(state))).toEqual(
    Array(4).fill('approved'),
  );
  await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBe(375);
  await page.getByRole('tab', { name: 'Approved' }).click();
  await button(/^Ela Eins/).waitFor();
});

test('previews a comment without posting it, and rejects a wrong address', async () => {
  const { token } = await somebody();
  const { page, button, allow } = await visit(token, '/dashboard');
  const ledger = (await server.control('GET', '/ledger')).body;
  await button('Preview').click();
  const dialog = page.getByRole('dialog', { name: 'Preview' });
  await dialog.getByRole('button', { name: 'Write a comment' }).click();
  await dialog.getByText('Would be posted', { exact: true }).waitFor();
  await dialog.getByText('Found by the search “design”').waitFor();
  await dialog.getByText('All 16 checks passed').waitFor();
  await expectNoViolations(page);

  allow(/^422 POST .*\/preview$/);
  await dialog.getByLabel('A specific post').check();
  await dialog.getByLabel('Post URL').fill('https://example.com');
  await dialog.getByLabel('Post URL').press('Enter');
  await dialog.getByText('This is not the URL of a LinkedIn post').waitFor();

  await server.control('POST', '/faults', { provider: 'writer', delayMs: 5000, times: 1 });
  const [post] = await somePosts(server);
  await dialog.getByLabel('Post URL').fill(post?.url ?? '');
  await dialog.getByLabel('Post URL').press('Enter');
  await dialog.getByText('Writing and checking a comment').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByText('Canceled. Nothing was posted.').waitFor();
  await server.control('DELETE', '/faults');
  expect((await server.control('GET', '/ledger')).body).toEqual(ledger);

  await dialog.getByRole('button', { name: 'Close' }).click();
  const proposed = page.getByRole('list', { name: 'From your searches' });
  await expect.poll(() => proposed.getByRole('listitem').count()).toBe(5);
  const name = (await settled(() => proposed.getByRole('paragraph').first().textContent())) ?? '';
  await button(`Monitor ${name}`).click();
  await page.getByRole('list', { name: 'Monitors' }).getByRole('link', { name }).waitFor();
  await expect.poll(() => proposed.getByRole('listitem').count()).toBe(4);
  await hasFocus(proposed.getByRole('button').first());
});

test('compares two prompts on saved posts and uses the new one', async () => {
  const { token, accountId } = await somebody();
  const [post] = await somePosts(server);
  const { page, button } = await visit(token, '/dashboard');
  await page.getByRole('link', { name: 'Compare two prompts' }).click();
  await page.getByText('No saved posts yet').waitFor();
  await page.getByLabel('Post URL').fill(post?.url ?? '');
  await button('Save post').click();
  await page.getByText('1 of 20 posts saved').waitFor();
  await page.getByText('Writes 2 comments per post, 2 in total.').waitFor();
  await page.getByLabel('New prompt').fill('Say what you would try first, in one sentence.');
  await button('Compare').click();
  await page.getByRole('heading', { name: 'Results' }).waitFor();
  await expect.poll(() => page.getByText('1 of 1 pass all checks').count()).toBe(2);
  await expectNoViolations(page);

  await button('Use this prompt').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Use this prompt' }).click();
  await page.waitForURL(`${server.url}/dashboard?tab=settings`);
  await expect
    .poll(() => page.getByLabel('Prompt', { exact: true }).inputValue())
    .toBe('Say what you would try first, in one sentence.');
  const saved = await server.call('GET', `/api/settings?accountId=${accountId}`, { token });
  expect(saved.body).toMatchObject({
    ...settings,
    prompt: 'Say what you would try first, in one sentence.',
    review: true,
  });

  await go(page, '/prompt-bench');
  await button(/^Remove the post by/).click();
  await page.getByText('No saved posts yet').waitFor();
});
