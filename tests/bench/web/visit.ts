import type { Page } from 'playwright-core';

/** A customer's visit. Each step ends when the page shows its result. */
export async function visitDashboard(page: Page): Promise<void> {
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await scrollToEnd(page);
  await page.getByRole('tab', { name: 'Decisions' }).click();
  await page.getByRole('tab', { name: 'Live feed' }).click();
  await page.evaluate(() => scrollTo(0, 0));
  await button('Show as list').click();
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByRole('heading', { name: 'Timing' }).waitFor();
  for (const folded of await page.locator('main button[aria-expanded]').all()) await folded.click();
  await page.getByRole('combobox', { name: 'Time zone' }).click();
  await page.keyboard.press('Escape');
  const prompt = page.getByLabel('Prompt', { exact: true });
  await prompt.click();
  await prompt.pressSequentially(' Be brief.');
  await button('Save').click();
  await page.getByText('Unsaved changes').waitFor({ state: 'detached' });
}

/** Filters the history by mode, twice. */
export async function visitHistory(page: Page): Promise<void> {
  for (const mode of ['From searches', 'All']) {
    await page.getByRole('combobox', { name: 'Select mode' }).click();
    const option = page.getByRole('option', { name: mode, exact: true });
    await option.click();
    await option.waitFor({ state: 'detached' });
  }
  await scrollToEnd(page);
}

const scrollToEnd = (page: Page): Promise<void> =>
  page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
