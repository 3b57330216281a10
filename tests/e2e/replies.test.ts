import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { team } from '../api/people/team.ts';
import { resultsWorld } from '../api/results/world.ts';
import { type App, startApp } from '../support/app.ts';
import { hasFocus } from '../support/focus.ts';
import { expectNoViolations, openPage } from '../support/journey.ts';
import { addReply } from '../support/replies.ts';

// As long as a busy machine may take.
vi.setConfig({ testTimeout: 60_000 });

let app: App;
let owner: Awaited<ReturnType<ReturnType<typeof resultsWorld>['customer']>>;
const hour = 3_600_000;

beforeAll(async () => {
  app = await startApp();
  const world = resultsWorld(() => app.server);
  owner = await world.customer();
  const posted = await world.comment(owner, { createdAt: app.server.clock.now() - hour });
  await world.reply(posted, 'The second part. Why do you ask?');
  await world.reply(posted, 'We plan the same.', owner.accountId);
  await world.read();
});
afterAll(() => app.stop());

const open = (more: object = {}) =>
  openPage({ browser: app.browser, server: app.server, as: owner.token, path: '/replies', ...more });

/** A customer with replies by these people to one comment, the last one newest. */
async function somebody(names: string[]) {
  const person = await resultsWorld(() => app.server).customer();
  const posted = await resultsWorld(() => app.server).comment(person);
  for (const [at, authorName] of names.entries())
    await addReply(app.server, {
      ...{ userId: person.userId, accountId: person.accountId, commentId: posted.id },
      ...{ authorId: authorName, authorName, text: `Reply by ${authorName}` },
      createdAt: app.server.clock.now() - (names.length - at) * hour,
    });
  return person;
}

test('shows who replied with the thread, and offers to handle it after a look at LinkedIn', async () => {
  const { page, context } = await open({ fresh: true });
  await page.getByRole('heading', { name: 'Ada Okafor', level: 2 }).waitFor();
  const pane = page.getByRole('region', { name: 'Reply', exact: true });
  await pane.getByText('We plan the same.').waitFor();
  await expectNoViolations(page);
  const first = pane.getByRole('group').getByRole('link');
  await expect.poll(() => first.getAttribute('href')).toContain('replyUrn=');
  await context.route('https://www.linkedin.com/**', (route) => route.fulfill({ body: 'LinkedIn' }));
  const opened = context.waitForEvent('page');
  await first.click();
  await (await opened).close();
  await page.evaluate("dispatchEvent(new Event('focus'))");
  await pane.getByText('Did you answer Ada Okafor on LinkedIn?').waitFor();
  await pane.getByRole('button', { name: 'Yes, mark as handled' }).click();
  await page.getByText('No replies to handle').waitFor();
  await page.getByRole('tab', { name: 'Handled' }).click();
  await pane.getByRole('button', { name: 'Mark as open' }).click();
  await page.getByText('No handled replies').waitFor();
});

test('goes through the inbox by keyboard, and takes a mark back', async () => {
  const { token } = await somebody(['Ela Eins', 'Zoe Zwei', 'Dana Drei']);
  const { page } = await open({ as: token, path: '/dashboard?tab=activity' });
  await page.getByText('3 replies to handle. The newest is by Dana Drei.').waitFor();
  await page.getByRole('link', { name: 'Replies 3' }).click();
  const title = (name: string) => page.getByRole('heading', { name, level: 2 }).waitFor();
  await title('Dana Drei');
  await page.keyboard.press('j');
  await title('Zoe Zwei');
  await page.keyboard.press('e');
  await title('Ela Eins');
  const rows = page.getByRole('region', { name: 'Replies' }).getByRole('listitem');
  await expect.poll(() => rows.count()).toBe(2);
  await page.getByRole('link', { name: 'Replies 2' }).waitFor();
  await page.keyboard.press('u');
  await expect.poll(() => rows.count()).toBe(3);
  await page.keyboard.press('k');
  await title('Zoe Zwei');
});

test('finds replies by words and person, and exports what is found', async () => {
  const { token } = await somebody(['Ela Eins', 'Zoe Zwei', 'Ela Eins']);
  const { page } = await open({ as: token });
  const rows = page.getByRole('region', { name: 'Replies' }).getByRole('listitem');
  await expect.poll(() => rows.count()).toBe(3);
  await page.getByRole('searchbox', { name: 'Search' }).fill('by zoe');
  await expect.poll(() => rows.count()).toBe(1);
  await page.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV, for Excel' }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toMatch(
    /^[^\n]+\r\n[^\n]*Reply by Zoe Zwei[^\n]*\r\n$/,
  );
  await page.getByRole('searchbox', { name: 'Search' }).fill('nobody');
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.getByRole('heading', { name: 'Ela Eins', level: 2 }).waitFor();
  await hasFocus(page.locator('#content'));
  await page.getByRole('button', { name: 'All replies by this person' }).click();
  await page.getByText('Only replies by Ela Eins').waitFor();
  await expect.poll(() => rows.count()).toBe(2);
});

test('fits a phone in Spanish, one reply at a time', async () => {
  const { page } = await open({ width: 375, theme: 'dark', language: 'es' });
  await page.getByRole('heading', { name: 'Respuestas', level: 1 }).waitFor();
  await page.getByRole('button', { name: /Ada Okafor/ }).click();
  await page.getByRole('button', { name: 'Marcar como atendida' }).waitFor();
  const isTooWide = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';
  await expect.poll(() => page.evaluate(isTooWide)).toBe(false);
  await page.getByRole('button', { name: 'Todas las respuestas', exact: true }).click();
  await page.getByRole('tab', { name: /^Pendientes/ }).waitFor();
  await expect.poll(() => page.evaluate(isTooWide)).toBe(false);
});

test.each(['reviewer', 'viewer'] as const)(
  'shows a %s results and replies, and only their buttons',
  async (role) => {
    const lea = await team(() => app.server).member(owner, { role });
    const { page } = await open({ as: lea.token, path: '/dashboard' });
    await page.getByRole('button', { name: /^User menu/ }).click();
    await page.getByRole('menuitemradio', { name: /Test Person/, checked: false }).click();
    await page.waitForURL('**/review');
    await page.getByRole('link', { name: 'Comments History' }).click();
    await page.getByRole('link', { name: 'Results', exact: true }).click();
    await page.getByRole('heading', { name: 'Best comments' }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Export' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Replies' }).click();
    const pane = page.getByRole('region', { name: 'Reply', exact: true });
    await pane.getByText('We plan the same.').waitFor();
    const marks = pane.getByRole('button', { name: 'Mark as handled' });
    await expect.poll(() => marks.count()).toBe(role === 'reviewer' ? 1 : 0);
    await expect.poll(() => page.getByRole('button', { name: 'Export' }).count()).toBe(0);
  },
);
