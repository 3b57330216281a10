import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '../support/app.ts';
import { expectNoViolations, openPage } from '../support/journey.ts';
import { settled } from '../support/settled.ts';

let app: App;
let admin: string;
beforeAll(async () => {
  app = await startApp();
  admin = (await app.server.signUp({ role: 'admin', email: 'staff@example.com' })).token;
});
afterAll(() => app?.stop());

const open = (path: string, as?: string, more = {}) =>
  openPage({
    browser: app.browser,
    server: app.server,
    ...(as && { as }),
    path,
    more: { reducedMotion: 'reduce', ...more },
  });

test('an author opts out with a code in the profile', async () => {
  const { server } = app;
  await server.connect((await server.signUp()).token);
  const { page } = await open('/opt-out', undefined, { viewport: { width: 375, height: 812 } });
  await page.getByRole('heading', { name: 'Opt out of comments' }).waitFor();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Invalid Profile URL').waitFor();
  await page.getByLabel('Address of your LinkedIn profile').fill('linkedin.com/in/Quinn-Quiet');
  await page.getByRole('button', { name: 'Continue' }).click();
  const code = await settled(() => page.locator('code').textContent());
  expect(code).toMatch(/^chimein-\w{10}$/);

  await page.getByRole('button', { name: 'Check my profile' }).click();
  await page.getByText('The code is not in the profile yet. 4 checks left.').waitFor();
  await server.control('POST', '/members/quinn-quiet', { headline: `Designer ${code}` });
  // The author comes back to the address later.
  await page.reload();
  server.clock.advance(60_000);
  await page.getByRole('button', { name: 'Check my profile' }).click();
  await page.getByRole('heading', { name: 'You have opted out' }).waitFor();
  await expectNoViolations(page);
  const { body } = await server.call('GET', '/api/admin/opt-outs', { token: admin });
  expect(body).toMatchObject([{ state: 'active', profileUrl: 'https://www.linkedin.com/in/quinn-quiet' }]);
});

test('an admin accepts a request, adds an author and removes one', async () => {
  const author = await open('/opt-out');
  await author.page.getByLabel('Address of your LinkedIn profile').fill('linkedin.com/company/Acme');
  await author.page.getByRole('button', { name: 'Continue' }).click();
  await author.page.getByRole('button', { name: 'Ask the operator' }).click();
  await author.page.getByRole('heading', { name: 'Request sent' }).waitFor();

  const { page } = await open('/admin/opt-outs', admin);
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await row('acme').getByText('Waiting for you').waitFor();
  await page.getByRole('button', { name: 'Accept: acme' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click();
  await row('acme').getByText('Active').waitFor();

  await page.getByRole('button', { name: 'Add author' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add author' });
  await dialog.getByRole('button', { name: 'Opt out' }).click();
  await dialog.getByText('Invalid Profile URL').waitFor();
  await dialog.getByLabel('Profile').fill('https://www.linkedin.com/in/rosa-quiet');
  await dialog.getByRole('button', { name: 'Opt out' }).click();
  await row('rosa-quiet').getByText('Added by an admin').waitFor();
  await page.getByRole('button', { name: 'Remove: rosa-quiet' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => row('rosa-quiet').count()).toBe(0);

  await author.page.reload();
  await author.page.getByRole('heading', { name: 'You have opted out' }).waitFor();
});

test('an unknown request offers a new one', async () => {
  const { page, allow } = await open('/opt-out/nowhere');
  allow(/^404 GET \/api\/opt-outs\/nowhere/);
  await page.getByRole('heading', { name: 'Request not found' }).waitFor();
  await page.getByRole('link', { name: 'Start again' }).click();
  await page.getByRole('heading', { name: 'Opt out of comments' }).waitFor();
});
