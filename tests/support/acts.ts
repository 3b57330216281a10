import type { Page } from 'playwright-core';

/* What a person does on a page, in the words that they read there. */

export const said = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
export const fill = async (page: Page, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
};

/** Is there, and shows it: what is gone to while a redirect is still on its way is another test. */
export async function arrived(page: Page, url: string): Promise<void> {
  await page.waitForURL(url);
  await page.locator('h1').first().waitFor();
}
