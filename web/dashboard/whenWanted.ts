import { somebody } from '../somebody.ts';

/** When the browser has nothing more urgent to do. Safari has no idle callbacks. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 300 });
    else setTimeout(resolve, 30);
  });

/** Resolves when an element is in the window or little below it, or when somebody has begun to do something: then all is wanted. */
export const near = (element: Element, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && resolve(), {
      rootMargin: '20%',
    });
    watcher.observe(element);
    signal.addEventListener('abort', () => watcher.disconnect());
    void somebody.then(resolve);
  });
