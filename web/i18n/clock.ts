import { useSyncExternalStore } from 'react';
import { type Clock, clockTime, dateFormat } from '../../server/texts/formats.ts';

/*
 * Formats days, times and moments in the reader's time zone, or in a given one. Without a chosen clock, each
 * place has its usual one: 12 hours where the specification says hh:mm a, else 24.
 */

export const clocks: readonly Clock[] = ['12', '24'];
type Where = { usual?: Clock; timeZone?: string; seconds?: boolean };

const key = 'clock';
const listeners = new Set<() => void>();

/** The clock format chosen for this browser; null by default. */
export const chosenClock = (): Clock | null =>
  clocks.find((clock) => clock === globalThis.localStorage?.getItem(key)) ?? null;

export function chooseClock(clock: Clock | null): void {
  if (clock) localStorage.setItem(key, clock);
  else localStorage.removeItem(key);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
export const useClock = (): Clock | null => useSyncExternalStore(subscribe, chosenClock);

/** dd/MM/yyyy: '05/03/2026' */
export const dayText = (at: string | number): string =>
  dateFormat('en-GB', { day: '2-digit', month: '2-digit', year: 'numeric' }).format(new Date(at));

/** '14:05', or '02:05 PM' by the 12-hour clock. */
export const timeText = (at: string | number, { usual = '24', ...where }: Where = {}): string =>
  clockTime(new Date(at), chosenClock() ?? usual, where);

/** '05/03/2026, 14:05' */
export const momentText = (at: string | number, where?: Where): string =>
  `${dayText(at)}, ${timeText(at, where)}`;
