import { createStore } from '../store.ts';
import { keepFocus } from './keepFocus.ts';

/** Which work has the whole screen wait; drawn by Overlay.tsx. */
let running = 0;
let lifted = 0;
const overlayed = createStore(false);
const show = (): void => overlayed.set(running > 0 && lifted === 0);

function change(by: 1 | -1): void {
  running += by;
  show();
}

export const useOverlayed = overlayed.use;

/** Lifts the overlay of the work that waits for this: the person is asked something, and has to see it. */
export async function withoutOverlay<T>(work: () => Promise<T>): Promise<T> {
  lift(1);
  try {
    return await work();
  } finally {
    lift(-1);
  }
}

function lift(by: 1 | -1): void {
  lifted += by;
  show();
}

/**
 * The full-screen 'LOADING...' while `work` runs, from its 300th millisecond on. Afterwards the pressed button has the
 * focus again, so call it in the handler itself, before it awaits anything else:
 * `const saved = await withOverlay(() => api.saveSettings(id, payload))`. Failures pass through.
 * Forms by `useForm` do so already. For what changes something on the server; what is read has a skeleton in its place.
 */
export async function withOverlay<T>(work: () => Promise<T>): Promise<T> {
  const giveFocusBack = keepFocus();
  change(1);
  try {
    return await work();
  } finally {
    change(-1);
    giveFocusBack();
  }
}
