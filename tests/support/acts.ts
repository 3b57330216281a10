import type { Page } from 'playwright-core';

/**
 * Waits for a text on the page, or in a toast since the last wait: `keepToasts` in visit.ts keeps toasts that
 * have left.
 */
export async function announced(page: Page, text: string): Promise<void> {
  const isShown = (name: string): boolean => {
    const { toasts = [] } = globalThis as { toasts?: string[] };
    const at = toasts.indexOf(name);
    if (at >= 0) return toasts.splice(0, at + 1).length > 0;
    const shows = (element: Element) =>
      element.childElementCount === 0 && element.textContent.trim() === name && element.checkVisibility();
    return Array.from(document.body.querySelectorAll('*')).some(shows);
  };
  await page.waitForFunction(isShown, text).catch((cause: unknown) => {
    throw new Error(`The page did not say: ${text}`, { cause });
  });
}
/** Waits until no toast covers a control. The pointer leaves first: a hovered toast stays. */
export async function toastsGone(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.waitForFunction(() => document.querySelector('[data-visible="true"]') === null);
}
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
export const fill = async (page: Page, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
};

/** Navigates without a reload, like the browser's Back button. */
export const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({ idx: history.state.idx + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Public pages whose fields have the same names as the previous page's. */
const headings: Record<string, string> = {
  '/login': 'Sign In',
  '/register': 'Register',
  '/forgot-password': 'Forgot password',
};

/**
 * Waits for the address and its page: during React's transition, the old page's fields can still be filled.
 */
export async function arrived(page: Page, url: string): Promise<void> {
  await page.waitForURL(url);
  const name = headings[new URL(url).pathname] ?? /./;
  await page.getByRole('heading', { level: 1, name, exact: true }).first().waitFor();
}
