import { createStore } from '../store.ts';
import { keepFocus } from './keepFocus.ts';

let running = 0;
let lifted = 0;
const overlayed = createStore(false);
const show = (): void => overlayed.set(running > 0 && lifted === 0);

function change(by: 1 | -1): void {
  running += by;
  show();
}

export const useOverlayed = overlayed.use;

/** Lifts the overlay while the user is asked something. */
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

/** Shows "LOADING..." after 300 ms and restores the focus in the end. Must come first in a handler. */
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
