import { expect, test } from 'vitest';
import { defaultSettings } from '../../../server/accounts/settings/schemas.ts';
import { hasFocus } from '../../support/focus.ts';
import { profile, search, type World } from './world.ts';

export function buttons(at: () => World): void {
  test('saves before Start, disables buttons without effect, and restores the saved settings on Reset', async () => {
    const { open, savedOf } = at();
    const opened = await open({ saved: { prompt: 'As it was' } });
    const { on, page } = opened;
    expect(await on.enabled()).toBe('yes no yes yes');
    await expect
      .poll(() => page.getByRole('link', { name: 'Add another account' }).getAttribute('href'))
      .toBe('/linkedin-accounts');

    await on.prompt.fill('Typed and dropped');
    await on.unsaved.waitFor();
    await on.paste('Search URL', [search('one'), 'linkedin.com/feed']);
    await page.getByText('1 of 2 lines added').waitFor();
    await on.press(on.reset, 'Automation reset!');
    await expect.poll(() => on.prompt.inputValue()).toBe('As it was');
    await expect.poll(() => page.getByText('1 of 2 lines added').count()).toBe(0);
    await on.unsaved.waitFor({ state: 'detached' });
    await on.button('Undo').click();
    await expect.poll(() => on.prompt.inputValue()).toBe('Typed and dropped');
    await expect.poll(() => on.list('Searches').count()).toBe(1);
    await on.unsaved.waitFor();

    await on.prompt.fill('Ask one question');
    await on.press(on.start, 'Automation started successfully!');
    // With both limits at 0 nothing will be posted, and the toast says so.
    await page
      .getByRole('status')
      .filter({ hasText: 'Both daily limits are 0, so nothing will be posted', visible: true })
      .waitFor();
    expect((await savedOf(opened)).prompt).toBe('Ask one question');
    expect(await on.enabled()).toBe('yes yes no yes');
    await hasFocus(on.pause);
    await on.unsaved.waitFor({ state: 'detached' });

    await on.prompt.fill('Ask two questions');
    await on.announced('Settings updated successfully!', () => page.keyboard.press('Control+s'));
    expect((await savedOf(opened)).prompt).toBe('Ask two questions');

    await on.press(on.pause, 'Automation paused!');
    expect(await on.enabled()).toBe('yes no yes yes');
    await hasFocus(on.start);
  });

  test('shows a red banner that leads to billing without a subscription, and disables all buttons', async () => {
    const { server, open } = at();
    const { on, page } = await open({ expired: true });
    await page.getByText('Subscription Required').waitFor();
    expect(await on.enabled()).toBe('no no no no');
    await expect.poll(() => on.prompt.isDisabled()).toBe(true);
    await expect.poll(() => page.getByRole('region', { name: 'First steps' }).count()).toBe(0);
    await on.announced('Please upgrade your subscription to save settings', () =>
      page.keyboard.press('Control+s'),
    );
    await page.getByRole('link', { name: 'Subscribe Now' }).click();
    await page.waitForURL(`${server.url}/billing`);
  });

  test('says what needs a subscription when it ends while the page is open', async () => {
    const { server, visit, open, setSubscriptionEnd } = at();
    const { on, page, userId } = await open();
    visit.allow(/^402 POST \/api\/settings$/);
    const now = server.clock.now();
    for (const [button, title] of [
      [on.save, 'save settings'],
      [on.start, 'start automation'],
      [on.reset, 'reset settings'],
    ] as const) {
      await setSubscriptionEnd(userId, now - 60_000);
      expect(await on.enabled()).toBe('yes no yes yes');
      await on.press(button, `Please upgrade your subscription to ${title}`);
      await page.getByText('Subscription Required').waitFor();
      expect(await on.enabled()).toBe('no no no no');
      await setSubscriptionEnd(userId, now + 86_400_000);
      // As when the user returns to the page.
      await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
      await expect.poll(on.enabled).toBe('yes no yes yes');
    }
  });

  test('reports a missing network on Save, and restores the last saved settings on Reset', async () => {
    const { visit, open, savedOf } = at();
    const opened = await open({ saved: { prompt: 'As it was' } });
    const { on, page } = opened;
    visit.allow(/^net::ERR_INTERNET_DISCONNECTED /);
    await on.prompt.fill('Typed in a tunnel');
    await on.unsaved.waitFor();
    await visit.context.setOffline(true);
    await on.save.click();
    await page.getByText('Failed to update settings').waitFor();
    await expect.poll(() => on.prompt.inputValue()).toBe('Typed in a tunnel');
    await on.press(on.reset, 'Automation reset!');
    await expect.poll(() => on.prompt.inputValue()).toBe('As it was');
    await visit.context.setOffline(false);
    expect((await savedOf(opened)).prompt).toBe('As it was');
  });

  test('lets the server validate when the page’s files are gone', async () => {
    const { visit, open, savedOf } = at();
    const opened = await open({
      saved: { timing: { ...defaultSettings.timing, timeBetweenComments: [10] } },
    });
    const { on, page } = opened;
    visit.allow(/^net::ERR_FAILED GET \/assets\//);
    await on.field('Time zone').waitFor();
    await page.route('**/*.js', (route) => route.abort());
    await on.field('Minutes').fill('15');
    await on.button('Add interval').click();
    await on.button('Remove interval 2: 15 min').waitFor();
    await on.press(on.save, 'Settings updated successfully!');
    expect((await savedOf(opened)).timing.timeBetweenComments).toEqual([10, 15]);
  });

  test('disables saving and adding profiles without an account', async () => {
    const { open } = at();
    const { on, page } = await open({ accounts: 0 });
    await page.getByText('No accounts yet').waitFor();
    await expect.poll(() => page.getByRole('region', { name: 'First steps' }).count()).toBe(0);
    expect(await on.enabled()).toBe('no no no no');
    await on.field('Profile URL').fill(profile('ada-okafor'));
    await expect.poll(() => on.button('Add profile').isDisabled()).toBe(true);
    await page.getByText('Choose an account first.').waitFor();
  });

  test('shows the defaults with a warning when settings fail to load, and reports failed calls', async () => {
    const { visit, open } = at();
    const { on, page } = await open({ saved: { prompt: 'Saved', dailySearchComments: 9 } });
    visit.allow(/^503 GET \/api\/settings/, /POST \/api\/(settings|automation)/);
    const failure = { status: 503, json: { message: 'Not now', code: 'unavailable' } };
    await page.route('**/api/settings?*', (route) => route.fulfill(failure));
    await page.reload();
    await page.getByText(/Failed to load this account’s settings. You see the defaults/).waitFor();
    await expect.poll(() => on.field('Comments per day (searches)').inputValue()).toBe('0');
    await expect.poll(() => on.field('Time zone').inputValue()).toBe(defaultSettings.timing.timezone);
    await page.unroute('**/api/settings?*');
    await on.button('Try again').click();
    await expect.poll(() => on.prompt.inputValue()).toBe('Saved');

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
}
