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

/** Shows the control and gives it the focus. */
export function goTo(id: string): void {
  const control = document.getElementById(id);
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  control?.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' });
  control?.focus({ preventScroll: true });
}
