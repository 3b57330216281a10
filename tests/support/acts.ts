import type { Page } from 'playwright-core';

/* Actions of a user on a page, named by the texts on it. */

/**
 * Waits until the page shows this text, or a toast has shown it since the last such wait: toasts leave within seconds,
 * which a loaded machine may miss. See `keepToasts` in visit.ts.
 */
export async function said(page: Page, text: string): Promise<void> {
  const isSaid = (it: string): boolean => {
    const { toasts = [] } = globalThis as { toasts?: string[] };
    const at = toasts.indexOf(it);
    if (at >= 0) return toasts.splice(0, at + 1).length > 0;
    const shows = (element: Element) =>
      element.childElementCount === 0 && element.textContent.trim() === it && element.checkVisibility();
    return Array.from(document.body.querySelectorAll('*')).some(shows);
  };
  await page.waitForFunction(isSaid, text).catch((cause: unknown) => {
    throw new Error(`The page did not say: ${text}`, { cause });
  });
}
/** Waits until no toast is left to cover a control. A toast stays while the pointer is on it, so the pointer leaves first. */
export async function toastsGone(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.waitForFunction(() => document.querySelector('[data-visible="true"]') === null);
}
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
export const fill = async (page: Page, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
};

/** Public pages whose fields have the same names as those of the page before. */
const headings: Record<string, string> = {
  '/login': 'Sign In',
  '/register': 'Register',
  '/forgot-password': 'Forgot password',
};

/**
 * Waits for the address and for its page. The address changes first: React draws the new page in a transition, during
 * which the fields of the old one can still be filled in.
 */
export async function arrived(page: Page, url: string): Promise<void> {
  await page.waitForURL(url);
  const name = headings[new URL(url).pathname] ?? /./;
  await page.getByRole('heading', { level: 1, name, exact: true }).first().waitFor();
}
