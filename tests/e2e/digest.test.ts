import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { noNews } from '../../db/messaging/reportedNews.ts';
import { unsubscribeUrl } from '../../server/messaging/digest/unsubscribeLink.ts';
import { digestMail } from '../../server/messaging/mail/templates.ts';
import { type App, startApp } from '../support/app.ts';
import { expectNoViolations, openPage } from '../support/journey.ts';

// As long as a busy machine may take.
vi.setConfig({ testTimeout: 60_000 });

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.stop());

const open = (where: object) => openPage({ browser: app.browser, server: app.server, ...where });
const saved = async (token: string) =>
  (await app.server.call('GET', '/api/digest', { token })).body.timeZone as string | null;
const tooWide = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';

test('turns the digest on in the time zone of the browser, moves it and turns it off', async () => {
  const { token } = await app.server.signUp();
  const more = { timezoneId: 'America/New_York' };
  const { page } = await open({ as: token, path: '/settings/preferences', more });
  const toggle = page.getByRole('switch', { name: 'Send me the daily digest' });
  await expect.poll(() => toggle.isChecked()).toBe(false);
  await toggle.click();
  await page.getByText('At 08:00 AM, in the time zone America/New York').waitFor();
  expect(await saved(token)).toBe('America/New_York');

  await app.server.call('PUT', '/api/digest', { token, json: { timeZone: 'Europe/Berlin' } });
  await page.reload();
  await page.getByText('At 08:00 AM, in the time zone Europe/Berlin').waitFor();
  await page.getByRole('button', { name: 'Use America/New York' }).click();
  await page.getByText('At 08:00 AM, in the time zone America/New York').waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^Use / }).count()).toBe(0);
  await toggle.click();
  await page.getByText('Off', { exact: true }).waitFor();
  expect(await saved(token)).toBe(null);
});

test.each([
  ['en', 1280, 'light', 'Turn it off', 'The daily digest is off'],
  ['de', 375, 'dark', 'Ausschalten', 'Die tägliche Zusammenfassung ist aus'],
  ['es', 375, 'light', 'Desactivar', 'El resumen diario está desactivado'],
] as const)('unsubscribes by the link in %s only after a click, without a sign-in', async (...look) => {
  const [language, width, theme, button, done] = look;
  const { server } = app;
  const { token, userId } = await server.signUp();
  await server.call('PUT', '/api/digest', { token, json: { timeZone: 'Europe/Berlin' } });
  const { publicUrl } = server.deps.config;
  const path = unsubscribeUrl(server.deps.config, userId).slice(publicUrl.length);
  const { page } = await open({ path, language, width, theme });
  await page.getByRole('button', { name: button, exact: true }).waitFor();
  await expect.poll(() => page.evaluate(tooWide)).toBe(false);
  expect(await saved(token)).toBe('Europe/Berlin');
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('heading', { name: done }).waitFor();
  expect(await saved(token)).toBe(null);
  // The page is the same in every language.
  if (language === 'de') await expectNoViolations(page);
});

test('news by e-mail have one switch each, and a link turns one off', async () => {
  const { server } = app;
  const { token, userId } = await server.signUp();
  const chosen = async () => (await server.call('GET', '/api/news-mails', { token })).body;
  const { page } = await open({ as: token, path: '/settings/preferences', width: 375 });
  const drafts = page.getByRole('switch', { name: 'Drafts' });
  await expect.poll(() => drafts.isChecked()).toBe(true);
  await drafts.click();
  await expect.poll(chosen).toEqual({ draftMails: false, signedOutMails: true, resultMails: true });
  await expect.poll(() => page.evaluate(tooWide)).toBe(false);
  await expectNoViolations(page);
  const { publicUrl } = server.deps.config;
  await page.goto(unsubscribeUrl(server.deps.config, userId, 'resultMails').replace(publicUrl, server.url));
  await page.getByRole('heading', { name: 'Turn off these e-mails' }).waitFor();
  await page.getByRole('button', { name: 'Turn it off' }).click();
  await page.getByRole('heading', { name: 'These e-mails are off' }).waitFor();
  expect(await chosen()).toEqual({ draftMails: false, signedOutMails: true, resultMails: false });
});

test('the e-mail is no wider than a phone, however long a name is or a quoted word', async () => {
  const long = 'W'.repeat(100);
  const reply = { authorId: 'a', authorName: long, authorUrl: '', text: long };
  const workspace = { companyName: long, firstName: '', lastName: '' };
  const { html } = digestMail({
    ...{ firstName: 'Mara', appUrl: `https://${long}.example`, unsubscribeUrl: 'https://app.example' },
    news: [{ ...noNews, replies: 1, repliers: 1, workspace, latest: [reply] }],
  });
  const { page } = await open({ path: '/unsubscribe/none.forged', width: 375 });
  await page.setContent(html);
  await page.getByRole('heading', { name: /^W+…? replied/ }).waitFor();
  await expect.poll(() => page.evaluate(tooWide)).toBe(false);
});

test('says that a forged link is not valid', async () => {
  const { page, allow } = await open({ path: '/unsubscribe/none.forged' });
  allow(/^422 POST \/unsubscribe/);
  await page.getByRole('button', { name: 'Turn it off' }).click();
  await page.getByText('This link is not valid. Turn the e-mails off in your settings').waitFor();
});
