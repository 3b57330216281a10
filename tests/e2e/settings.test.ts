import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { iso } from '../../server/clock.ts';
import { defaultSettings, type SettingsPayload } from '../../server/settings/schemas.ts';
import { type App, startApp } from '../support/app.ts';
import { controls } from '../support/dashboardControls.ts';
import { openPage } from '../support/journey.ts';
import { startVisit, type Visit } from '../support/visit.ts';

/* The settings as a person fills them in: the built app in a browser, and the real server. */

// A browser that shares the machine takes its time.
vi.setConfig({ testTimeout: 120_000 });

let app: App;
let server: App['server'];
let browser: App['browser'];
/** One for all of them, so that the app's files are loaded once; each test has a page and a person of its own. */
let visit: Visit;

beforeAll(async () => {
  app = await startApp();
  ({ server, browser } = app);
  visit = await startVisit({ browser, server, path: '/api/health', more: { reducedMotion: 'reduce' } });
});
afterAll(() => app?.stop());
afterEach(async () => {
  for (const page of visit.context.pages().slice(1)) await page.close();
  expect(visit.complaints()).toEqual([]);
});

const search = (words: string) => `https://www.linkedin.com/search/results/content/?keywords=${words}`;
const profile = (name: string) => `https://www.linkedin.com/in/${name}`;

type Opened = { page: Page; token: string; accountId: string; on: ReturnType<typeof controls> };
type How = {
  saved?: Partial<SettingsPayload>;
  otherSaved?: Partial<SettingsPayload>;
  accounts?: number;
  expired?: boolean;
  firstRun?: boolean;
};

async function newPerson({ saved, otherSaved, accounts = 1, expired = false }: How) {
  const { token, userId } = await server.signUp({ seats: accounts });
  const ids: string[] = [];
  for (let at = 0; at < accounts; at += 1) ids.push(await server.connect(token, `member${at}.${userId}@example.com`));
  const [accountId = '', other = ''] = ids;
  if (saved) expect((await server.saveSettings(token, accountId, saved)).status).toBe(200);
  if (otherSaved) expect((await server.saveSettings(token, other, otherSaved)).status).toBe(200);
  if (expired) await expire(userId);
  return { token, userId, accountId };
}

/** The dashboard of a person with so many accounts, the first of them with these settings. */
async function open(how: How = {}): Promise<Opened> {
  const person = await newPerson(how);
  const kept = { accessToken: person.token, ...(how.firstRun ? {} : { [`firstRun.${person.userId}`]: '{"dismissed":true}' }) };
  await visit.page.evaluate((items) => {
    localStorage.clear();
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, kept);
  const page = await visit.context.newPage();
  page.setDefaultTimeout(20_000);
  await page.goto(`${server.url}/dashboard`);
  await page.locator('#prompt').waitFor();
  return { ...person, page, on: controls(page) };
}

async function expire(userId: string): Promise<void> {
  const admin = await server.signUp({ role: 'admin' });
  const json = { subscriptionEndsAt: iso(server.clock.now() - 60_000) };
  expect((await server.call('PUT', `/api/admin/user/${userId}`, { token: admin.token, json })).status).toBe(200);
}

const savedOf = async ({ token, accountId }: Opened) =>
  (await server.call('GET', `/api/settings?accountId=${accountId}`, { token })).body;

test('Start saves, then starts; each button is off while it makes no sense; Reset brings back what was saved', async () => {
  const opened = await open({ saved: { prompt: 'As it was' } });
  const { on, page } = opened;
  expect(await on.enabled()).toBe('yes no yes yes');
  expect(await page.getByRole('link', { name: 'Add another account' }).getAttribute('href')).toBe('/linkedin-accounts');

  await on.prompt.fill('Typed and dropped');
  await on.unsaved.waitFor();
  await on.press(on.reset, 'Automation reset!');
  expect(await on.prompt.inputValue()).toBe('As it was');
  await on.unsaved.waitFor({ state: 'detached' });

  await on.prompt.fill('Ask one question');
  await on.press(on.start, 'Automation started successfully!');
  expect((await savedOf(opened)).prompt).toBe('Ask one question');
  expect(await on.enabled()).toBe('yes yes no yes');
  await on.unsaved.waitFor({ state: 'detached' });

  await on.prompt.fill('Ask two questions');
  await on.said('Settings updated successfully!', () => page.keyboard.press('Control+s'));
  expect((await savedOf(opened)).prompt).toBe('Ask two questions');

  await on.press(on.pause, 'Automation paused!');
  expect(await on.enabled()).toBe('yes no yes yes');
});

test('without a subscription a red banner leads to billing, and nothing can be pressed', async () => {
  const { on, page } = await open({ expired: true });
  await page.getByText('Subscription Required').waitFor();
  expect(await on.enabled()).toBe('no no no no');
  await on.said('Please upgrade your subscription to save settings', () => page.keyboard.press('Control+s'));
  await page.getByRole('link', { name: 'Subscribe Now' }).click();
  await page.waitForURL(`${server.url}/billing`);
});

test('without an account there is nothing to save, and no profile can be added', async () => {
  const { on, page } = await open({ accounts: 0 });
  await page.getByText('No accounts yet').waitFor();
  expect(await on.enabled()).toBe('no no no no');
  await on.field('Profile URL').fill(profile('ada-okafor'));
  expect(await on.button('Add profile').isDisabled()).toBe(true);
  await page.getByText('Choose an account first.').waitFor();
});

test('times, zone, days, intervals, limits and links are saved as they are set', async () => {
  const opened = await open({ saved: { searchUrls: [search('old')] } });
  const { on, page } = opened;
  await on.field('From').fill('22:00');
  await on.field('To').fill('06:00');
  await page.getByText('Runs past midnight, until 06:00 of the next day').waitFor();

  await on.field('Time zone').fill('new york');
  await page.getByRole('option', { name: /^America\/New York \(GMT-[45]\)$/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText(/there now, GMT-[45]/).waitFor();

  await on.field('Sunday').check();
  await on.field('Monday').uncheck();

  const intervals = on.list('Time between comments');
  expect(await intervals.count()).toBe(6);
  expect(await on.button('Add interval').isDisabled()).toBe(true);
  await on.field('Minutes').fill('0');
  expect(await on.button('Add interval').isDisabled()).toBe(true);
  await on.field('Minutes').fill('0.5');
  await on.button('Add interval').click();
  await page.getByText('Time between comments is at least 1 minute').waitFor();
  await on.field('Minutes').fill('45');
  await page.keyboard.press('Enter');
  await on.button('Remove interval 1: 1 min').click();

  await on.field('Comments per day (searches)').fill('99');
  expect(await on.field('Comments per day (searches)').inputValue()).toBe('75');
  await on.field('Comments per day (monitors)').fill('-4');
  expect(await on.field('Comments per day (monitors)').inputValue()).toBe('0');

  expect(await on.button('Add search').isDisabled()).toBe(true);
  await on.field('Search URL').fill('https://www.linkedin.com/feed/');
  await on.button('Add search').click();
  await page.getByText('Invalide Search URL!').waitFor();
  await on.field('Search URL').fill(search('new').toUpperCase());
  await page.keyboard.press('Enter');
  await on.button('Remove old').click();

  await on.press(on.save, 'Settings updated successfully!');
  expect(await savedOf(opened)).toMatchObject({
    timing: {
      fromTime: '22:00',
      toTime: '06:00',
      timezone: 'America/New_York',
      activeDays: ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Sunday'],
      timeBetweenComments: [4, 10, 12, 4, 20, 45],
    },
    searchUrls: [search('new').toUpperCase()],
    dailySearchComments: 75,
    dailyMonitorComments: 0,
  });
  await on.unsaved.waitFor({ state: 'detached' });
  await page.reload();
  await on.prompt.waitFor();
  expect(await on.field('Time zone').inputValue()).toBe('America/New York');
});

test('what can not be saved is said under its field, and nothing is sent', async () => {
  const { on, page } = await open();
  for (let left = 6; left > 0; left -= 1) await page.getByRole('button', { name: /^Remove interval 1:/ }).click();
  await on.press(on.save, 'Add at least one time between comments');
  expect(await page.getByRole('group', { name: 'Time between comments' }).getByText('Add at least one').count()).toBe(1);
  await on.field('Minutes').fill('5');
  await page.keyboard.press('Enter');
  await on.press(on.save, 'Settings updated successfully!');
});

test('at 30 search links no other can be added until one is removed', async () => {
  const { on, page } = await open({ saved: { searchUrls: Array.from({ length: 29 }, (_, at) => search(`s${at}`)) } });
  await on.field('Search URL').fill(search('s29'));
  await on.button('Add search').click();
  await page.getByText('The list is full (30). Remove one to add another.').waitFor();
  await on.field('Search URL').fill(search('s30'));
  expect(await on.button('Add search').isDisabled()).toBe(true);
  await on.button('Remove s3').click();
  expect(await on.button('Add search').isEnabled()).toBe(true);
});

test('pasted lines each get a verdict, can be mended on the spot, cancelled and taken up again', async () => {
  const { on, page } = await open({ saved: { searchProfiles: [profile('ada-okafor')] } });
  visit.allow(/^422 POST \/api\/settings\/validate/);
  await on.paste('Profile URL', [profile('lena-fischer'), profile('Ada-Okafor'), profile('nobody-here'), 'linkedin.com/feed']);
  await page.getByText('1 of 4 lines added').waitFor();
  await page.getByText('Already in the list').waitFor();
  expect(await page.getByText('Invalid Profile URL').count()).toBe(2);
  await on.field('Line 4').fill(profile('marcus-osei'));
  await on.button('Try line 4 again').click();
  await page.getByText('2 of 4 lines added').waitFor();
  expect(await on.list('Monitors').count()).toBe(3);
  await on.button('Dismiss').click();

  // The third call is held, as by a slow network, until the person has lost patience.
  let calls = 0;
  await page.route('**/api/settings/validate', (route) => {
    calls += 1;
    return calls === 3 ? undefined : route.continue();
  });
  await on.paste(
    'Profile URL',
    ['a', 'b', 'c', 'd', 'e'].map((name) => profile(`person-${name}`)),
  );
  await page.getByText('Checking 3 of 5').waitFor();
  await on.button('Cancel').click();
  await page.getByText('2 of 5 lines added').waitFor();
  expect(await on.list('Monitors').count()).toBe(5);
  await on.button('Check the remaining 3').click();
  await page.getByText('5 of 5 lines added').waitFor();
  expect(await on.list('Monitors').count()).toBe(8);
});

test('150 profiles, and not one more, however many are pasted', async () => {
  const followers = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => profile(`follower-${from + at}`));
  const { on, page } = await open({ saved: { searchProfiles: followers(0, 140) } });
  await on.paste('Profile URL', followers(138, 152));
  await page.getByText('10 of 14 lines added').waitFor();
  expect(await page.getByText('The list is full (150)', { exact: true }).count()).toBe(2);
  await page.getByText('150 of 150').waitFor();
  await on.field('Profile URL').fill(profile('one-more'));
  expect(await on.button('Add profile').isDisabled()).toBe(true);
  await on.press(on.save, 'Settings updated successfully!');
});

test('unsaved changes hold back every way out of the page', async () => {
  const prompt = 'The same for both, whichever comes first';
  const { on, page } = await open({ accounts: 2, saved: { prompt }, otherSaved: { prompt } });
  const dialog = page.getByRole('alertdialog');
  await on.prompt.fill('Typed');

  await page.getByRole('link', { name: 'Billing' }).click();
  await dialog.waitFor();
  await on.button('Keep editing').click();
  await dialog.waitFor({ state: 'detached' });
  expect(page.url()).toBe(`${server.url}/dashboard`);

  const pick = async () => {
    await page.getByRole('combobox', { name: /^Account/ }).click();
    await page.getByRole('option').nth(1).click();
    await dialog.waitFor();
  };
  await pick();
  await on.button('Keep editing').click();
  await dialog.waitFor({ state: 'detached' });
  expect(await on.prompt.inputValue()).toBe('Typed');
  await pick();
  await on.button('Discard changes').click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => on.prompt.inputValue(), { timeout: 15_000 }).toBe(prompt);

  await on.prompt.fill('Typed again');
  await page.getByRole('link', { name: 'Billing' }).click();
  await on.button('Discard changes').click();
  await page.waitForURL(`${server.url}/billing`);
});

test('what is typed while the call is under way stays, and is still unsaved', async () => {
  const opened = await open();
  const { on, page } = opened;
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/api/settings', async (route) => {
    await held;
    await route.continue();
  });
  await on.prompt.fill('Sent');
  await page.keyboard.press('Control+s');
  await expect.poll(() => on.save.isDisabled(), { timeout: 15_000 }).toBe(true);
  await on.prompt.fill('Sent, and more');
  await on.said('Settings updated successfully!', async () => go());
  expect(await on.prompt.inputValue()).toBe('Sent, and more');
  await on.unsaved.waitFor();
  expect((await savedOf(opened)).prompt).toBe('Sent');
});

test('settings that can not be fetched are the defaults, with a warning; a call that fails says so', async () => {
  const { on, page } = await open({ saved: { prompt: 'Saved', dailySearchComments: 9 } });
  visit.allow(/^503 GET \/api\/settings/, /POST \/api\/(settings|automation)/);
  const failure = { status: 503, json: { message: 'Not now', code: 'unavailable' } };
  await page.route('**/api/settings?*', (route) => route.fulfill(failure));
  await page.reload();
  await page.getByText(/could not be loaded. These are the defaults/).waitFor();
  expect(await on.field('Comments per day (searches)').inputValue()).toBe('0');
  expect(await on.field('Time zone').inputValue()).toBe(defaultSettings.timing.timezone);
  await page.unroute('**/api/settings?*');
  await on.button('Try again').click();
  await expect.poll(() => on.prompt.inputValue(), { timeout: 15_000 }).toBe('Saved');

  await page.route('**/api/settings', (route) => route.abort('connectionrefused'));
  await on.save.click();
  await page.getByText('Failed to update settings').waitFor();
  await page.unroute('**/api/settings');
  await page.route('**/api/automation/start', (route) => route.abort('connectionrefused'));
  await on.start.click();
  await page.getByText('Failed to start automation').waitFor();
  await page.unroute('**/api/automation/start');
  await on.press(on.start, 'Automation started successfully!');
  await page.route('**/api/automation/stop', (route) => route.abort('connectionrefused'));
  await on.pause.click();
  await page.getByText('Failed to pause automation').waitFor();
  expect(await on.enabled()).toBe('yes yes no yes');
});

test('the rules are folded while all is as usual, and are saved with the rest', async () => {
  const opened = await open();
  const { on, page } = opened;
  await page.getByText('Comments are posted without asking you. Posts up to 7 days old.').waitFor();
  await on.button('Change').click();
  await on.field('Comments wait for my approval').check();
  await on.field('Oldest age of a post (days)').fill('400');
  expect(await on.field('Oldest age of a post (days)').inputValue()).toBe('365');
  await on.field('Oldest age of a post (days)').fill('2');
  await on.field('Days between comments on one author').fill('0');
  await on.field('Languages of posts').fill('germ');
  await page.keyboard.press('Enter');
  await on.field('Words').fill('layoffs');
  await page.keyboard.press('Enter');
  await on.paste('Words', ['  we are hiring', 'layoffs', '']);
  await on.field('People').fill('Ada Okafor');
  await on.press(on.save, 'Settings updated successfully!');
  expect(await savedOf(opened)).toMatchObject({
    review: true,
    choice: {
      oldestPostDays: 2,
      sameAuthorDays: 0,
      languages: ['de'],
      avoidWords: ['layoffs', 'we are hiring'],
      avoidPeople: ['Ada Okafor'],
      avoidCompanies: [],
    },
  });
  await page.reload();
  expect(await on.field('Comments wait for my approval').isChecked()).toBe(true);
  await on.button('Fold').click();
  await page.getByText('Only posts in German.').waitFor();
});

test('the first steps show what is done, lead to what is left, and go away when all is done', async () => {
  const { on, page } = await open({ firstRun: true, accounts: 1 });
  const steps = page.getByRole('region', { name: 'First steps' });
  await steps.getByText('2 of 6 done').waitFor();

  await steps.getByRole('button', { name: 'Add a search' }).click();
  await expect.poll(() => on.field('Search URL').evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.type(search('reviews'));
  await page.keyboard.press('Enter');
  await on.field('Comments per day (searches)').fill('5');
  await steps.getByRole('button', { name: 'Write the prompt' }).click();
  await page.keyboard.type('Ask one question');
  await on.press(on.save, 'Settings updated successfully!');
  await steps.getByText('4 of 6 done').waitFor();

  await on.button('Fold').click();
  await steps.getByRole('button', { name: 'Have a look' }).waitFor({ state: 'hidden' });
  await page.reload();
  await on.button('Show').click();

  await steps.getByRole('button', { name: 'Have a look' }).click();
  await page.keyboard.press('Enter');
  const preview = page.getByRole('dialog');
  await preview.getByRole('button', { name: 'Write a comment' }).click();
  await preview.getByRole('button', { name: 'Write another one' }).waitFor();
  await page.keyboard.press('Escape');
  await preview.waitFor({ state: 'detached' });
  await steps.getByText('5 of 6 done').waitFor();
  await on.press(on.start, 'Automation started successfully!');
  await steps.waitFor({ state: 'detached' });
  await on.press(on.pause, 'Automation paused!');
  await page.reload();
  await on.prompt.waitFor();
  expect(await steps.count()).toBe(0);
});

test('in German, on a phone: names of days, numbers and messages are German', async () => {
  const { token } = await newPerson({});
  const { page } = await openPage({ browser, server, as: token, path: '/dashboard', language: 'de', width: 375, theme: 'dark' });
  await page.getByLabel('Mittwoch').waitFor();
  await page.getByText('0 von 10.000 Zeichen').waitFor();
  await page.getByLabel('Such-URL').fill('https://www.linkedin.com/feed/');
  await page.getByLabel('Suche hinzufügen').click();
  await page.getByText('Ungültige Such-URL!').waitFor();
  const saved = page.getByText('Einstellungen gespeichert!').waitFor();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await saved;
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});
