import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

const mostStops = 60;

/**
 * Tabs through a page, from the beginning of an element on.
 * @returns each stop that looks the same with and without focus
 */
export async function focusUnseen(page: Page, from: 'body' | 'main' = 'body'): Promise<string[]> {
  const unseen: string[] = [];
  await page.evaluate(install, from);
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press('Tab');
    const { problem, isEnd } = await page.evaluate(() => (globalThis as unknown as Watched).nextStop());
    if (problem) unseen.push(problem);
    if (isEnd) break;
  }
  return unseen;
}

/** Waits until an element has the focus. */
export const hasFocus = (element: Locator): Promise<void> =>
  expect.poll(() => element.evaluate((node) => node === document.activeElement)).toBe(true);

type Watched = { nextStop(): Promise<{ problem: string | null; isEnd: boolean }> };

/** Runs in the page: nothing from outside the function is there. */
function install(from: 'body' | 'main'): void {
  const shown = [
    'outlineStyle',
    'outlineWidth',
    'outlineColor',
    'boxShadow',
    'borderTopColor',
    'borderTopWidth',
    'backgroundColor',
  ] as const;
  let last: { element: Element; look: string; name: string } | null = null;
  const seen = new Set<Element>();
  // The focus ring of a field is on its parent, that of a checkbox on its sibling.
  const around = (element: Element) => {
    const parents = [element.parentElement, element.parentElement?.parentElement];
    return [element, ...parents.flatMap((parent) => (parent ? [parent, ...parent.children] : []))];
  };
  const lookOf = (element: Element) =>
    around(element)
      .flatMap((part) => [getComputedStyle(part), getComputedStyle(part, '::after')])
      .map((style) => shown.map((property) => style[property]).join())
      .join(';');
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40) ?? ''} ${element.id}`;
  const settle = async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  };
  (globalThis as unknown as Watched).nextStop = async () => {
    await settle();
    // A time or date field has inner stops.
    if (last?.element === document.activeElement) return { problem: null, isEnd: false };
    const problem = last?.element.isConnected && lookOf(last.element) === last.look ? last.name : null;
    const element = document.activeElement;
    if (!element || element === document.body || seen.has(element)) return { problem, isEnd: true };
    seen.add(element);
    last = { element, look: lookOf(element), name: nameOf(element) };
    return { problem, isEnd: false };
  };
  // The first Tab leads to the first stop after it, wherever the focus was.
  const start = document.createElement('span');
  start.tabIndex = -1;
  document.querySelector(from)?.prepend(start);
  start.focus();
  start.remove();
}
