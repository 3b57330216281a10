import { expect, test } from 'vitest';
import { openPage } from '../../support/journey.ts';
import { search, type World } from './world.ts';

export function panels(at: () => World): void {
  test('saves times, zone, days, intervals, limits and links as set', async () => {
    const { open, savedOf } = at();
    const opened = await open({ saved: { searchUrls: [search('old')] } });
    const { on, page } = opened;
    // A reverted change is no change.
    await on.button('Monday').click();
    await on.unsaved.waitFor();
    await on.button('Monday').click();
    await on.unsaved.waitFor({ state: 'detached' });
    await on.prompt.fill('x');
    await on.unsaved.waitFor();
    await on.prompt.fill('');
    await on.unsaved.waitFor({ state: 'detached' });

    await on.field('About you').fill('  I run a bakery\n\nNever mention prices\n');
    await page.getByText('One fact per line, 2 of 30.').waitFor();

    await on.field('From').fill('22:00');
    await on.field('To').fill('06:00');
    await page.getByText('Runs past midnight, until 06:00 AM of the next day').waitFor();

    await on.field('Time zone').fill('new york');
    await page.getByRole('option', { name: /^America\/New York \(GMT-[45]\)$/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByText(/there now, GMT-[45]/).waitFor();

    await on.button('Every day').click();
    await expect.poll(() => on.button('Sunday').getAttribute('aria-pressed')).toBe('true');
    await on.button('Weekdays').click();
    await expect.poll(() => on.button('Sunday').getAttribute('aria-pressed')).toBe('false');
    await on.button('Sunday').click();
    await on.button('Monday').click();

    const intervals = on.list('Time between comments');
    await expect.poll(() => intervals.count()).toBe(6);
    await expect.poll(() => on.button('Add interval').isDisabled()).toBe(true);
    await on.field('Minutes').fill('0');
    await expect.poll(() => on.button('Add interval').isDisabled()).toBe(true);
    await on.field('Minutes').fill('0.5');
    await on.button('Add interval').click();
    await page.getByText('The time between comments must be at least 1 minute').waitFor();
    await on.field('Minutes').fill('45');
    await page.keyboard.press('Enter');
    await on.button('Remove interval 1: 1 min').click();

    await on.field('Comments per day (searches)').fill('99');
    await expect.poll(() => on.field('Comments per day (searches)').inputValue()).toBe('75');
    await on.field('Comments per day (monitors)').fill('-4');
    await expect.poll(() => on.field('Comments per day (monitors)').inputValue()).toBe('0');

    await expect.poll(() => on.button('Add search').isDisabled()).toBe(true);
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
      facts: ['I run a bakery', 'Never mention prices'],
      searchUrls: [search('new').toUpperCase()],
      dailySearchComments: 75,
      dailyMonitorComments: 0,
    });
    await on.unsaved.waitFor({ state: 'detached' });
    await page.reload();
    await expect.poll(() => on.field('Time zone').inputValue()).toBe('America/New York');
    await expect.poll(() => on.field('About you').inputValue()).toBe('I run a bakery\nNever mention prices');
  });

  test('shows invalid values under their fields and sends nothing', async () => {
    const { open } = at();
    const { on, page } = await open();
    for (let left = 6; left > 0; left -= 1)
      await page.getByRole('button', { name: /^Remove interval 1:/ }).click();
    await on.press(on.save, 'Add at least one interval');
    await expect
      .poll(() =>
        page.getByRole('group', { name: 'Time between comments' }).getByText('Add at least one').count(),
      )
      .toBe(1);
    await on.field('Minutes').fill('5');
    await page.keyboard.press('Enter');
    await on.field('About you').fill('x'.repeat(201));
    await page.getByText('A fact can have at most 200 characters').waitFor();
    await on.field('About you').fill('I run a bakery');
    await on.press(on.save, 'Settings updated successfully!');
  });

  test('folds the rules with default values, and saves them with the rest', async () => {
    const { open, savedOf } = at();
    const opened = await open();
    const { on, page } = opened;
    await page.getByText('Comments are posted without your approval. Posts up to 7 days old.').waitFor();
    await on.button('Change').click();
    await on.field('Comments wait for my approval').check();
    await on.field('Maximum post age (days)').fill('400');
    await expect.poll(() => on.field('Maximum post age (days)').inputValue()).toBe('365');
    await on.field('Maximum post age (days)').fill('2');
    await on.field('Days between comments on the same author').fill('0');
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
    await expect.poll(() => on.field('Comments wait for my approval').isChecked()).toBe(true);
    await on.button('Hide').click();
    await page.getByText('Only posts in German.').waitFor();
  });

  test('shows German days, numbers and messages on a phone', async () => {
    const { server, browser, newPerson } = at();
    const { token } = await newPerson({});
    const { page } = await openPage({
      browser,
      server,
      as: token,
      path: '/dashboard',
      language: 'de',
      width: 375,
      theme: 'dark',
    });
    await page.getByRole('button', { name: 'Mittwoch', exact: true }).waitFor();
    await page.getByText('0 von 10.000 Zeichen').waitFor();
    await page.getByLabel('Such-URL').fill('https://www.linkedin.com/feed/');
    await page.getByLabel('Suche hinzufügen').click();
    await page.getByText('Ungültige Such-URL!').waitFor();
    const saved = page.getByText('Einstellungen gespeichert!').waitFor();
    await page.getByRole('button', { name: 'Speichern' }).click();
    await saved;
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  });
}
