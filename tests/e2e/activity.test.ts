import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { addHistory } from '../../db/automation/commentOutcomes.ts';
import { newId } from '../../db/id.ts';
import { weekdays } from '../../server/accounts/settings/schemas.ts';
import { iso, systemClock } from '../../server/clock.ts';
import { clockTime } from '../../server/texts/formats.ts';
import { ensureWebBuilt } from '../../server/webBuild.ts';
import { sharedBrowser } from '../support/browser.ts';
import { addDraft } from '../support/drafts.ts';
import { hasFocus } from '../support/focus.ts';
import { expectNoViolations, openPage } from '../support/journey.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { settled } from '../support/settled.ts';

/* The live parts of the dashboard with a moved clock. */

const minute = 60_000;
const day = 24 * 60 * minute;
/** Today, so that the browser accepts the token. */
const noon = `${iso(systemClock.now()).slice(0, 10)}T12:00:00.000Z`;
let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  server = await startTestServer({ now: noon, webRoot: await ensureWebBuilt(() => {}) });
  browser = await sharedBrowser();
});
afterAll(() => server?.stop());

/** A user whose account comments every 20 minutes, three times a day, and has commented once today. */
async function someone() {
  const { token, userId } = await server.signUp();
  const accountId = await server.connect(token);
  await server.saveSettings(token, accountId, {
    searchUrls: ['https://www.linkedin.com/search/results/content/?keywords=design'],
    dailySearchComments: 3,
    dailyMonitorComments: 0,
    timing: {
      fromTime: '09:00',
      toTime: '18:00',
      timezone: 'UTC',
      timeBetweenComments: [20],
      activeDays: [...weekdays],
    },
  });
  await server.call('POST', '/api/automation/start', { token, json: { accountId } });
  onTestFinished(
    async () => void (await server.call('POST', '/api/automation/stop', { token, json: { accountId } })),
  );
  await server.engine.runDue();
  return { token, userId, accountId };
}

async function later(minutes: number): Promise<void> {
  server.clock.advance(minutes * minute);
  await server.engine.runDue();
}
const at = (minutes: number) => new Date(server.clock.now() + minutes * minute);
/** 'hh:mm a' */
const wall = (minutes: number) => clockTime(at(minutes), '12', { timeZone: 'UTC' });

const parts = (page: Page) => ({
  status: page.getByRole('region', { name: 'Status' }),
  timeline: (posted: number, planned: number) =>
    page.getByRole('img', {
      name: new RegExp(`Working hours 09:00 AM to 06:00 PM\\. Posted: ${posted}\\. Planned: ${planned}\\.`),
    }),
  feed: page.getByRole('log', { name: 'Activity' }).getByRole('listitem'),
  posts: page.getByRole('list', { name: 'Posts checked' }).getByRole('listitem'),
  button: (name: string) => page.getByRole('button', { name, exact: true }),
});

test('renders the whole activity without user input, and requests nothing twice', async () => {
  const { token } = await someone();
  const asked: string[] = [];
  const { page } = await openPage({ browser, server, as: token });
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname + search);
  });
  await page.goto(`${server.url}/dashboard`);
  // Without a pointer or scrolling, so that printing and searching in the page find them.
  await parts(page).feed.first().waitFor();
  await expect.poll(() => page.evaluate('scrollY')).toBe(0);
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByRole('group', { name: 'Working days' }).waitFor();
  expect(asked.filter((call, at) => asked.indexOf(call) !== at)).toEqual([]);
});

test('counts down, and shows a comment as it is posted', async () => {
  const { token } = await someone();
  const { page } = await openPage({ browser, server, as: token, path: '/dashboard' });
  const { status, timeline, feed, button } = parts(page);
  await status.getByText(`Next comment at ${wall(20)}`).waitFor();
  await status.getByText(/^in (20|19) min$/).waitFor();
  await status.getByText('1 of 3', { exact: true }).waitFor();
  await status.getByText('Off', { exact: true }).waitFor();
  await status.getByText('Next: search “design”').waitFor();
  await timeline(1, 2).waitFor();
  await page.getByText('Live', { exact: true }).waitFor();
  await page.getByRole('tab', { name: 'Live feed' }).scrollIntoViewIfNeeded();
  await feed.first().waitFor();
  await expect.poll(() => feed.count()).toBe(1);

  await later(20);
  await timeline(2, 1).waitFor();
  await status.getByText(`Next comment at ${wall(20)}`).waitFor();
  await status.getByText('2 of 3', { exact: true }).waitFor();
  await feed
    .filter({ hasText: /^Commented on a post by .*now$/ })
    .first()
    .waitFor();

  const said = status.getByRole('list', { name: 'Last comments' }).getByRole('listitem');
  await said.nth(1).waitFor();
  const { body: newest } = await server.call('GET', '/api/comment?sort=["createdAt","DESC"]', { token });
  await expect
    .poll(() => said.first().getByRole('link', { name: 'Visit Post' }).getAttribute('href'))
    .toBe(newest[0].postUrl);

  await button('Show as list').click();
  const list = status.getByRole('list', { name: 'Today' }).getByRole('listitem');
  await expect.poll(() => list.count()).toBe(3);
  await expect.poll(() => list.last().textContent()).toBe(`${wall(20)}Planned · Search`);
  const visited = await settled(() => list.first().getByRole('link').getAttribute('href'));
  const { body: comments } = await server.call('GET', '/api/comment?sort=["createdAt","ASC"]', { token });
  expect(visited).toBe(comments[0].postUrl);
  await expectNoViolations(page);
});

test('shows the same numbers in the chart and its table', async () => {
  const { token, userId, accountId } = await someone();
  const at = server.clock.now() - 2 * day;
  const row = (n: number, category: 'Search' | 'Monitor') => ({
    id: newId(at + n),
    accountId,
    userId,
    state: 'confirmed' as const,
    postId: `old ${n}`,
    postUrl: 'https://network.example/old',
    posterId: 'ACo',
    posterName: 'Ada Okafor',
    posterImageUrl: '',
    category,
    source: 'x',
    comment: 'Which of the three?',
    windowDay: iso(at).slice(0, 10),
    createdAt: at + n,
  });
  await addHistory(server.deps.db, [row(1, 'Monitor'), row(2, 'Monitor'), row(3, 'Search')]);
  const { page } = await openPage({ browser, server, as: token, path: '/dashboard' });
  await parts(page).timeline(1, 2).waitFor();
  const heading = page.getByRole('heading', { name: 'Last 30 days' });
  await heading.waitFor();
  await page.getByRole('tab', { name: 'Live feed' }).waitFor();
  await page.getByText('4 comments, 0.1 a day on average').waitFor();

  await page.getByText('Show as table').click();
  const rows = page.getByRole('table', { name: 'Comments in the last 30 days by category' }).getByRole('row');
  const cells = async (n: number) => (await rows.nth(n).getByRole('cell').allTextContents()).map(Number);
  await expect.poll(() => rows.count()).toBe(31);
  await expect
    .poll(async () => [await cells(30), await cells(29), await cells(28)])
    .toEqual([
      [1, 0, 1],
      [0, 0, 0],
      [1, 2, 3],
    ]);
  // A bar for each number that is not 0.
  await expect
    .poll(() =>
      page
        .locator('rect.bar')
        .evaluateAll((all) => all.filter((bar) => Number(bar.getAttribute('height')) > 0).length),
    )
    .toBe(3);
});

test('reads as sentences, in order, to somebody who does not see the dashboard', async () => {
  const { token, userId, accountId } = await someone();
  const { body: settings } = await server.call('GET', `/api/settings?accountId=${accountId}`, { token });
  await server.saveSettings(token, accountId, { ...settings, review: true });
  await addDraft(server, { userId, accountId, posterName: 'Ada Okafor' });
  const { page } = await openPage({ browser, server, as: token, path: '/dashboard' });
  await parts(page).feed.first().waitFor();
  await page.getByText('Live', { exact: true }).waitFor();
  const { body: accounts } = await server.call('GET', '/api/linkedinaccount', { token });
  const { body: comments } = await server.call('GET', '/api/comment', { token });
  const tree = (await settled(() => page.locator('body').ariaSnapshot()))
    .replaceAll(/\n *- \/url: .*/g, '')
    .replaceAll(accounts[0].name, 'Zoe Account')
    .replaceAll(comments[0].posterName, 'Max Poster')
    .replaceAll(comments[0].comment, 'The comment.')
    .replace(/expires in \d days/, 'expires in 6 days')
    .replace(/\w+ \d+ \w+(?= in UTC)/, 'Monday 2 March')
    .replaceAll(/\d\d:\d\d [AP]M/g, '12:00');
  expect(tree).toMatchInlineSnapshot(`
    "- link "Skip to content":
    - banner:
      - link "Chime In":
      - button "Stop everything"
      - button "Notifications"
      - button "Theme"
      - button "User menu TP": TP
    - navigation "Main":
      - list:
        - listitem:
          - link "Dashboard":
        - listitem:
          - link "Review 1 waiting":
        - listitem:
          - link "Replies":
        - listitem:
          - link "LinkedIn Accounts":
        - listitem:
          - link "Comments History":
        - listitem:
          - link "Billing":
        - listitem:
          - link "Settings":
        - listitem:
          - button "Logout"
      - paragraph: Need help?
      - paragraph: Short guides with pictures.
      - link "Read the documentation":
    - main:
      - heading "Dashboard" [level=1]
      - tablist "Dashboard":
        - tab "Activity" [selected]
        - tab "Settings"
      - tabpanel "Activity":
        - status:
          - strong: 1 comment is waiting for your review.
          - text: The next one expires in 6 days.
          - link "Review":
        - region "First steps":
          - heading "First steps" [level=2]
          - paragraph: 5 of 6 done
          - button "Dismiss first steps"
          - paragraph: Write the prompt
          - button "Write prompt"
        - region "Status":
          - paragraph: Zoe Account
          - text: Connected
          - button "Pause"
          - paragraph:
            - status: Next comment at 12:00
            - timer: in 20 min
          - paragraph: "Next: search “design”"
          - list "Last comments":
            - listitem:
              - text: Max Poster
              - time: now
              - link "Visit Post":
              - paragraph: The comment.
          - paragraph: Searches today
          - paragraph: 1 of 3
          - progressbar "Searches today"
          - paragraph: Monitors today
          - paragraph: "Off"
          - progressbar "Monitors today"
          - group: "LinkedIn limits: fine"
          - heading "Today" [level=2]
          - text: Monday 2 March in UTC
          - button "Show as list"
          - 'img "Working hours 12:00 to 12:00. Posted: 1. Planned: 2. It is 12:00."'
        - region "Last 30 days":
          - heading "Last 30 days" [level=2]
          - paragraph: 1 comment, 0 a day on average
          - group: Show as table
        - region "Events":
          - tablist "Events":
            - tab "Live feed" [selected]
            - tab "Decisions"
          - status: Live
          - tabpanel "Live feed":
            - status
            - log "Activity":
              - list:
                - listitem:
                  - paragraph:
                    - link "Commented on a post by Max Poster":
                  - paragraph: The comment.
                  - time: now
            - link "All comments":"
  `);
});

test('shows the reason for every post seen', async () => {
  const { token } = await someone();
  const { page } = await openPage({ browser, server, as: token, path: '/dashboard' });
  const { posts, button } = parts(page);
  await page.getByRole('tab', { name: 'Decisions' }).click();
  await posts.first().waitFor();
  await button('Chosen').click();
  await posts.filter({ hasText: 'Commented' }).waitFor();
  await expect.poll(() => posts.count()).toBe(1);
  const { body: comments } = await server.call('GET', '/api/comment', { token });
  const [comment] = comments;
  await expect
    .poll(() => posts.getByRole('link', { name: `Visit post by ${comment.posterName}` }).getAttribute('href'))
    .toBe(comment.postUrl);

  await button('All').click();
  await page.getByLabel('Search posts').fill('nobody writes this');
  await page.getByText('No posts match these filters.').waitFor();
  await button('Clear filters').click();
  await hasFocus(page.getByLabel('Search posts'));
  await posts.nth(9).waitFor();
  const first = await settled(() => posts.first().textContent());
  await page.getByRole('button', { name: 'Go to page 2' }).click();
  await expect.poll(() => posts.first().textContent()).not.toBe(first);
});

test('stops all accounts of a user from any page, and of all users by the operator', async () => {
  const { token } = await someone();
  const { page } = await openPage({ browser, server, as: token, path: '/dashboard', language: 'en' });
  const { status, timeline, button } = parts(page);
  await timeline(1, 2).waitFor();
  await button('Stop everything').click();
  await page
    .getByRole('alertdialog', { name: 'Stop everything?' })
    .getByRole('button', { name: 'Stop everything' })
    .click();
  await status.getByText('You have stopped all accounts', { exact: true }).waitFor();
  // The pressed button is gone.
  await hasFocus(page.locator('#content'));
  await page.getByText('You have stopped all accounts. This is the schedule if you start it now').waitFor();
  await page.getByRole('link', { name: 'Billing' }).click();
  await page.waitForURL(/billing/);
  const banner = page.getByText(/You stopped all accounts .* Commenting is stopped until you resume\./);
  await banner.waitFor();
  await later(20);
  expect((await server.call('GET', '/api/comment', { token })).body).toHaveLength(1);
  await button('Resume').click();
  await banner.waitFor({ state: 'detached' });
  await hasFocus(page.locator('#content'));
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await later(0);
  await timeline(2, 1).waitFor();

  const admin = await server.signUp({ role: 'admin' });
  const operator = (json: object) => server.call('PUT', '/api/admin/switch', { token: admin.token, json });
  onTestFinished(async () => void (await operator({ stopped: false })));
  await operator({ stopped: true, reason: 'LinkedIn is under maintenance' });
  const theirs = page.getByText(/^The operator stopped all comments .*: LinkedIn is under maintenance\./);
  await theirs.waitFor();
  await operator({ stopped: false });
  await theirs.waitFor({ state: 'detached' });
});

test('reports a lost stream, and reconnects immediately', async () => {
  const { token } = await someone();
  const { page, allow } = await openPage({ browser, server, as: token, language: 'de' });
  allow(/ERR_FAILED GET \/api\/automation\/events/, /ERR_FAILED$/);
  await page.route('**/api/automation/events', (route) => route.abort());
  await page.goto(`${server.url}/dashboard`);
  const status = page.getByRole('region', { name: 'Status' });
  await status.getByText(`Nächster Kommentar um ${clockTime(at(20), '24', { timeZone: 'UTC' })}`).waitFor();
  await page.getByText('Verbindung verloren.').waitFor();
  await page.unroute('**/api/automation/events');
  await page.getByRole('button', { name: 'Jetzt verbinden' }).click();
  await page.getByText('Live', { exact: true }).waitFor();
  await page.getByText('Verbindung verloren.').waitFor({ state: 'detached' });
  await later(20);
  await page.getByRole('img', { name: /Veröffentlicht: 2\. Geplant: 1\./ }).waitFor();
});
