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
 * Shows 'LOADING...' over the page when `work` takes longer than 300 ms, then gives the focus back. Call it first in
 * a handler. Failures pass through.
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
