import type { Step } from './stepsModel.ts';

/** Where each step is taken: another page, or a control of the dashboard by its id. */
export const places: Record<Step, string> = {
  verify: '/verify',
  connect: '/linkedin-accounts',
  sources: 'searchUrls',
  prompt: 'prompt',
  preview: 'preview',
  start: 'start',
};

/** A control that may only be on its way: what is out of the window is drawn when somebody does something. */
const appears = (id: string): Promise<HTMLElement> =>
  new Promise((resolve) => {
    const look = () => {
      const control = document.getElementById(id);
      if (!control) return;
      watcher.disconnect();
      resolve(control);
    };
    const watcher = new MutationObserver(look);
    watcher.observe(document.body, { childList: true, subtree: true });
    look();
  });

/** Shows the control and gives it the focus. */
export async function goTo(id: string): Promise<void> {
  const control = await appears(id);
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  control.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' });
  control.focus({ preventScroll: true });
}
