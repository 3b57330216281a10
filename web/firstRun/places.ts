import type { Step } from './stepsModel.ts';

export const places: Record<Step, string> = {
  verify: '/verify',
  connect: '/linkedin-accounts',
  sources: 'searchUrls',
  prompt: 'prompt',
  preview: 'preview',
  start: 'start',
};

export const settingsTab = '/dashboard?tab=settings';

/** A control that may only be on its way: its tab is drawn when it is shown. */
const appears = (id: string): Promise<HTMLElement> =>
  new Promise((resolve) => {
    const look = () => {
      const control = document.getElementById(id);
      if (!control?.checkVisibility()) return;
      watcher.disconnect();
      resolve(control);
    };
    const watcher = new MutationObserver(look);
    watcher.observe(document.body, { childList: true, subtree: true, attributeFilter: ['hidden'] });
    look();
  });

/** Shows the control, marks it and gives it the focus; the preview opens. */
export async function goTo(id: string): Promise<void> {
  const control = await appears(id);
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  control.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' });
  control.focus({ preventScroll: true });
  if (id === places.preview) return control.click();
  // After a click, a browser shows no ring on a button that a script gives the focus to.
  control.dataset.pointedAt = '';
  control.addEventListener('blur', () => delete control.dataset.pointedAt, { once: true });
}
