import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa, type ResultPromise } from 'execa';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { announced } from '../support/acts.ts';
import { sharedBrowser } from '../support/browser.ts';
import { openPage } from '../support/journey.ts';
import { freePort } from '../support/ports.ts';
import { settled } from '../support/settled.ts';

/*
 * The whole main job as a newcomer does it: `npm start` with nothing set, and a browser. No step is
 * short-circuited.
 */

const root = fileURLToPath(new URL('../..', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'chimein-journey-'));
let app: string;
let sandbox: string;
let server: ResultPromise<{ all: true; reject: false }>;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  const [port, sandboxPort, smtpPort] = [await freePort(), await freePort(), await freePort()];
  app = `http://127.0.0.1:${port}`;
  sandbox = `http://127.0.0.1:${sandboxPort}`;
  const env = {
    PORT: `${port}`,
    SANDBOX_PORT: `${sandboxPort}`,
    SANDBOX_SMTP_PORT: `${smtpPort}`,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
  };
  server = execa(process.execPath, ['server/main.ts'], { cwd: root, env, all: true, reject: false });
  await new Promise<void>((resolve, reject) => {
    let output = '';
    server.all.on('data', (chunk) => {
      output += String(chunk);
      if (output.includes('demo@example.com')) resolve();
    });
    void server.then(() => reject(new Error(`the server ended:\n${output}`)));
  });
  browser = await sharedBrowser();
});
afterAll(async () => {
  server?.kill('SIGTERM');
  expect((await server)?.exitCode).toBe(0);
  rmSync(dataDir, { recursive: true, force: true });
});

/** Reads the code like a person: opens the mailbox and the newest e-mail. */
async function readCode(email: string): Promise<string> {
  const mailbox = await context.newPage();
  await mailbox.goto(`${sandbox}/mail`);
  await mailbox.getByText(email).first().click();
  const body = mailbox
    .frameLocator('iframe')
    .locator('body')
    .filter({ hasText: /\b\d{6}\b/ });
  const code = /\b\d{6}\b/.exec((await settled(() => body.textContent())) ?? '')?.[0];
  await mailbox.close();
  if (!code) throw new Error('the mail holds no code');
  return code;
}

test('leads from registering to a comment on the network', async () => {
  const journey = await openPage({
    browser,
    server: { url: app },
    fresh: true,
    more: { timezoneId: 'Europe/Berlin' },
  });
  ({ context, page } = journey);
  const email = 'jana.keller@example.com';
  const toast = (text: string) => announced(page, text);

  await page.goto(app);
  await page.waitForURL(`${app}/login`);
  await page.getByRole('link', { name: 'Register' }).click();
  await page.getByLabel('First name').fill('Jana');
  await page.getByLabel('Last name').fill('Keller');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a long enough one');
  await page.getByRole('button', { name: 'Register' }).click();

  await page.waitForURL(`${app}/verify`);
  // The demo user gets e-mails, too.
  const search = `${sandbox}/mail/api/v1/search?query=to:${email}`;
  await expect.poll(async () => (await (await fetch(search)).json()).messages_count).toBe(1);
  await page.getByLabel('Code').fill(await readCode(email));
  await page.getByRole('button', { name: 'Verify' }).click();
  await toast('Login successful!');
  await page.waitForURL(`${app}/dashboard`);

  await page.getByRole('link', { name: 'LinkedIn Accounts', exact: true }).click();
  // The dashboard has such a button, too.
  await page.getByRole('heading', { name: 'LinkedIn Accounts', level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Connect account' }).first().click();
  await page.getByRole('button', { name: 'Continue to sign-in' }).click();
  await page.waitForURL((url) => url.origin === sandbox);
  await page.locator('input[name=email]').fill('jana@network.example');
  await page.locator('input[name=password]').fill('anything');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`${app}/success-new-account`);
  await page.getByText('Your account has been added successfully.').waitFor();
  await page.getByRole('link', { name: 'Confirm' }).click();
  await page.waitForURL(`${app}/linkedin-accounts`);
  await page.getByText('Connected', { exact: true }).waitFor();
  await page.getByText(/1 of 1 seats? used/).waitFor();
  await page.getByRole('button', { name: /^Open / }).click();
  await page.waitForURL(`${app}/dashboard`);

  const start = page.getByRole('button', { name: 'Start', exact: true });
  const pause = page.getByRole('button', { name: 'Pause' });
  await start.waitFor();
  await expect.poll(() => pause.isDisabled()).toBe(true);
  await page.getByLabel('Prompt').fill('Add one thought of your own, kindly and briefly.');
  await page.getByLabel('Search URL').fill('https://www.linkedin.com/feed/');
  await page.getByRole('button', { name: 'Add search' }).click();
  await page.getByText('Invalide Search URL!').first().waitFor();
  await page
    .getByLabel('Search URL')
    .fill('https://www.linkedin.com/search/results/content/?keywords=code%20reviews');
  await page.getByRole('button', { name: 'Add search' }).click();
  await page.getByLabel('Profile URL').fill('https://www.linkedin.com/in/nobody-here');
  await page.getByRole('button', { name: 'Add profile' }).click();
  await page.getByText('Invalid Profile URL').first().waitFor();
  await page.getByLabel('Profile URL').fill('https://www.linkedin.com/in/ada-okafor');
  await page.getByRole('button', { name: 'Add profile' }).click();
  await page.getByRole('list', { name: 'Monitors' }).getByText('Ada Okafor').waitFor();
  await page.getByLabel('Comments per day (searches)').fill('99');
  await expect.poll(() => page.getByLabel('Comments per day (searches)').inputValue()).toBe('75');
  await page.getByLabel('Comments per day (searches)').fill('3');
  await page.getByLabel('From', { exact: true }).fill('00:00');
  await page.getByLabel('To', { exact: true }).fill('00:00');
  for (const day of ['Saturday', 'Sunday'])
    await page.getByRole('button', { name: day, exact: true }).click();
  await page.getByText('Unsaved changes').waitFor();
  await page.getByRole('radio', { name: 'Post on its own' }).check();
  await page.getByLabel('Minutes to stop a comment').fill('0');
  // On its first day, a warm-up allows one comment.
  await page.getByLabel(/^Warm up: /).uncheck();
  await start.click();
  await toast('Automation started successfully!');
  await page.waitForURL(/tab=activity/);
  await page.getByRole('status').filter({ hasText: 'Next comment at', visible: true }).waitFor();

  await page.getByRole('link', { name: 'Comments History' }).click();
  await page.getByText('Total Comments').waitFor();
  const visit = page.getByRole('link', { name: 'Visit Post' });
  await visit.first().waitFor();
  await expect.poll(() => visit.count()).toBe(1);
  // The sandbox's writer labels its texts.
  const comment = await settled(() => page.getByText(/\[sandbox\]/).textContent());
  const [post] = await Promise.all([context.waitForEvent('page'), visit.first().click()]);
  await post.waitForLoadState();
  expect(post.url()).toContain(sandbox);
  await post.getByText(comment ?? '').waitFor();

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('tab', { name: 'Settings' }).click();
  await pause.click();
  await toast('Automation paused!');
  await expect.poll(() => pause.isDisabled()).toBe(true);
  await page
    .getByRole('link', { name: 'Logout' })
    .or(page.getByRole('button', { name: 'Logout' }))
    .first()
    .click();
  await page.waitForURL(`${app}/login`);
  // The profile that does not exist.
  journey.allow(/^422 POST \/api\/settings\/validate$/);
});
