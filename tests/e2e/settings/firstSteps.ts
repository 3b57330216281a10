import { expect, test } from 'vitest';
import { defaultSettings } from '../../../server/accounts/settings/schemas.ts';
import { hasFocus } from '../../support/focus.ts';
import { settled } from '../../support/settled.ts';
import { search, type World } from './world.ts';

export function firstSteps(at: () => World): void {
  test('shows finished first steps, leads to the others, and hides when all are done', async () => {
    const { open, savedOf, server } = at();
    const opened = await open({ firstRun: true, accounts: 1 });
    const { on, page } = opened;
    const steps = page.getByRole('region', { name: 'First steps' });
    await steps.getByText('2 of 6 done').waitFor();

    await steps.getByRole('button', { name: 'Add a search' }).click();
    await expect
      .poll(() => on.field('Search URL').evaluate((input) => input === document.activeElement))
      .toBe(true);
    await page.keyboard.type(search('reviews'));
    await page.keyboard.press('Enter');
    await steps.getByRole('button', { name: 'Write prompt' }).click();
    await page.keyboard.type('Ask one question');
    await on.press(on.save, 'Settings updated successfully!');
    await steps.getByText('4 of 6 done').waitFor();

    await on.button('Hide').click();
    await steps.getByRole('button', { name: 'Go to Preview' }).waitFor({ state: 'hidden' });
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key !== 'accessToken') localStorage.removeItem(key);
    });
    await page.reload();
    await on.button('Show').click();

    await on.prompt.fill('Ask two questions');
    await page.getByRole('tab', { name: 'Activity' }).click();
    await page.waitForURL(/tab=activity/);
    await on.prompt.waitFor({ state: 'hidden' });
    await steps.getByRole('button', { name: 'Go to Preview' }).click();
    const preview = page.getByRole('dialog');
    await preview.getByRole('button', { name: 'Save and write' }).click();
    const again = preview.getByRole('button', { name: 'Write another comment' });
    await again.waitFor();
    // Escape closes the dialog only if the focus is inside.
    await expect.poll(() => again.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await preview.waitFor({ state: 'detached' });
    await steps.getByText('5 of 6 done').waitFor();
    await steps.getByRole('button', { name: 'Go to Start' }).click();
    await expect.poll(() => on.start.evaluate((button) => getComputedStyle(button).outlineWidth)).toBe('2px');
    await expect.poll(() => on.start.evaluate((button) => button === document.activeElement)).toBe(true);
    await expect.poll(() => steps.getByRole('listitem').count()).toBe(0);
    await on.press(on.start, 'Automation started successfully!');
    await page.waitForURL(/\/review/);
    await page.getByText('Your first drafts are being written').waitFor();
    expect(await savedOf(opened)).toMatchObject({
      ...{ review: true, undoMinutes: 5, warmUp: true },
      ...{ dailySearchComments: 5, dailyMonitorComments: 0 },
    });

    await page.goto(`${server.url}/dashboard?tab=settings`);
    await expect.poll(() => on.field('Comments per day (searches)').inputValue()).toBe('5');
    await expect.poll(() => page.getByRole('radio').count()).toBe(0);
    await expect.poll(() => steps.count()).toBe(0);
    await on.press(on.pause, 'Automation paused!');
    await page.reload();
    await on.prompt.waitFor();
    await expect.poll(() => steps.count()).toBe(0);
  });

  test('starts an account that posts on its own if that is chosen, and shows its activity', async () => {
    const { open, savedOf } = at();
    const opened = await open({ firstRun: true, saved: { searchUrls: [search('tests')] } });
    const { on, page } = opened;
    await on.button('Dismiss first steps').click();
    await hasFocus(page.locator('#content'));
    await expect
      .poll(() => page.getByRole('radio', { name: /^Review every comment/ }).isChecked())
      .toBe(true);
    await page.getByRole('radio', { name: 'Post on its own' }).check();
    await on.field('Comments per day').fill('25');
    await page.getByText('Fewer, better comments get more answers. Start low.').waitFor();
    await on.field('Comments per day').fill('4');
    // The settings below agree with the choice.
    await page.getByText(/^Start sets 4 comments a day/).waitFor();
    await page.getByText(/^From the first start on, comments are posted without your approval/).waitFor();
    await on.field('Minutes to stop a comment').fill('0');
    await on.press(on.start, 'Automation started successfully!');
    await page.waitForURL(/tab=activity/);
    const saved = { review: false, undoMinutes: 0, warmUp: true, dailySearchComments: 4 };
    expect(await savedOf(opened)).toMatchObject(saved);
  });

  test('begins a prompt with an example, builds a search from words, and offers the browser’s time zone', async () => {
    const { open, savedOf } = at();
    const opened = await open({
      saved: { timing: { ...defaultSettings.timing, timezone: 'Asia/Kathmandu' } },
    });
    const { on, page } = opened;
    await on.button('Ask a question').click();
    await expect.poll(() => on.prompt.inputValue()).toMatch(/ask the author one specific question/);
    await expect.poll(() => on.prompt.evaluate((input) => input === document.activeElement)).toBe(true);
    await expect.poll(() => on.button('Ask a question').count()).toBe(0);

    await on.field('Search by words').fill('  product  management ');
    await on.button('Add words').click();
    await expect
      .poll(() => on.list('Searches').allInnerTexts())
      .toEqual([expect.stringContaining('product management')]);
    await on.field('Search by words').fill('product management');
    await page.keyboard.press('Enter');
    await page.getByText('Already in the list').waitFor();

    const here = await settled(() => page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone));
    await on.button(`Use ${here.replaceAll('_', ' ')}`).click();
    await hasFocus(on.button('Monday'));
    await on.press(on.save, 'Settings updated successfully!');
    const { searchUrls, timing } = await savedOf(opened);
    expect(searchUrls).toEqual([
      'https://www.linkedin.com/search/results/content/?keywords=product%20management',
    ]);
    expect(timing.timezone).toBe(here);
  });
}
