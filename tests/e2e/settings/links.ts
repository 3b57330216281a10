import { expect, test } from 'vitest';
import { hasFocus } from '../../support/focus.ts';
import { profile, search, type World } from './world.ts';

export function links(at: () => World): void {
  test('keeps the focus beside a button that has nothing more to do, or is gone', async () => {
    const { open } = at();
    const { on, page } = await open({ saved: { searchUrls: ['a', 'b', 'c'].map(search) } });
    await on.field('Search URL').fill(search('d'));
    await on.button('Add search').click();
    await hasFocus(on.field('Search URL'));
    await on.field('Search by words').fill('e');
    await on.button('Add words').click();
    await hasFocus(on.field('Search by words'));
    await on.button('Remove b').click();
    await hasFocus(page.getByRole('link', { name: 'c', exact: true }));

    await on.button('Remove interval 2: 4 min').click();
    await hasFocus(on.button('Remove interval 2: 10 min'));
    await on.button('Remove interval 5: 20 min').click();
    await hasFocus(on.button('Remove interval 4: 4 min'));
    await on.field('Minutes').fill('7');
    await on.button('Add interval').click();
    await hasFocus(on.field('Minutes'));
  });

  test('leaves somebody alone who goes on while a profile is checked', async () => {
    const { open } = at();
    const { on, page } = await open();
    let check = () => {};
    await page.route('**/api/settings/validate', (route) => {
      check = () => void route.continue();
    });
    await on.field('Profile URL').fill(profile('lena-fischer'));
    await page.keyboard.press('Enter');
    await page.getByText('Checking the profile').waitFor();
    await on.field('Profile URL').fill(profile('marcus-osei'));
    await on.field('About you').fill('I run a bakery');
    check();
    await page.getByRole('link', { name: 'Lena Fischer', exact: true }).waitFor();
    await hasFocus(on.field('About you'));
    await expect.poll(() => on.field('Profile URL').inputValue()).toBe(profile('marcus-osei'));
  });

  test('accepts no more than 30 search links until one is removed', async () => {
    const { open } = at();
    const { on, page } = await open({
      saved: { searchUrls: Array.from({ length: 29 }, (_, at) => search(`s${at}`)) },
    });
    await on.field('Search URL').fill(search('s29'));
    await on.button('Add search').click();
    await page.getByText('The list is full (30). Remove one to add another.').waitFor();
    await on.field('Search URL').fill(search('s30'));
    await expect.poll(() => on.button('Add search').isDisabled()).toBe(true);
    await on.button('Remove s3').click();
    await expect.poll(() => on.button('Add search').isEnabled()).toBe(true);
  });

  test('checks each pasted line, and lets it be fixed, canceled and resumed', async () => {
    const { visit, open } = at();
    const { on, page } = await open({ saved: { searchProfiles: [profile('ada-okafor')] } });
    visit.allow(/^422 POST \/api\/settings\/validate/);
    await on.paste('Profile URL', [
      profile('lena-fischer'),
      profile('Ada-Okafor'),
      profile('nobody-here'),
      'linkedin.com/feed',
    ]);
    await page.getByText('1 of 4 lines added').waitFor();
    await page.getByText('Already in the list').waitFor();
    await page.getByRole('link', { name: 'Lena Fischer', exact: true }).waitFor();
    await expect.poll(() => page.getByText('Invalid Profile URL').count()).toBe(2);
    await on.field('Line 4').fill(profile('marcus-osei'));
    await on.button('Try line 4 again').click();
    await page.getByText('2 of 4 lines added').waitFor();
    await page.keyboard.press('Tab');
    await hasFocus(on.button('Dismiss'));
    await expect.poll(() => on.list('Monitors').count()).toBe(3);
    await on.button('Dismiss').click();
    await hasFocus(on.field('Profile URL'));

    // The third call hangs, as in a slow network, until the user cancels.
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
    await hasFocus(on.field('Profile URL'));
    await expect.poll(() => on.list('Monitors').count()).toBe(5);
    await on.button('Check the remaining 3').click();
    await page.getByText('5 of 5 lines added').waitFor();
    await expect.poll(() => on.list('Monitors').count()).toBe(8);
  });

  test('accepts no more than 150 profiles, however many are pasted', async () => {
    const { open } = at();
    const followers = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, at) => profile(`follower-${from + at}`));
    const { on, page } = await open({ saved: { searchProfiles: followers(0, 140) } });
    await on.paste('Profile URL', followers(138, 152));
    await page.getByText('10 of 14 lines added').waitFor();
    await expect.poll(() => page.getByText('The list is full (150)', { exact: true }).count()).toBe(2);
    await page.getByText('150 of 150').waitFor();
    await on.field('Profile URL').fill(profile('one-more'));
    await expect.poll(() => on.button('Add profile').isDisabled()).toBe(true);
    await on.press(on.save, 'Settings updated successfully!');
  });
}
