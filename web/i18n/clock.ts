import { useSyncExternalStore } from 'react';
import { type Clock, clockTime, dayIn, usualClock } from '../../server/texts/formats.ts';
import { currentLanguage } from './current.ts';
import { type Language, localeOf } from './languages.ts';

/*
 * Formats days, times and moments in the reader's time zone, or in a given one. English has the dates and
 * times of the specification, the other languages their own.
 */

export const clocks: readonly Clock[] = ['12', '24'];
type Where = { timeZone?: string; seconds?: boolean };

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

const clockOf = (language: Language): Clock => chosenClock() ?? usualClock[language];

/** dd/MM/yyyy: '05/03/2026'; in German '05.03.2026' */
export const dayText = (at: string | number): string => dayIn(new Date(at), localeOf[currentLanguage()]);

/** hh:mm a: '02:05 PM', or '14:05' by the 24-hour clock. */
export const timeText = (at: string | number, where: Where = {}): string =>
  clockTime(new Date(at), clockOf(currentLanguage()), where);

/** Shows a time of the settings. @param time HH:mm */
export const wallTimeText = (time: string, language = currentLanguage()): string =>
  clockTime(new Date(`2000-01-01T${time}Z`), clockOf(language), { timeZone: 'UTC' });

/** '05/03/2026, 02:05 PM' */
export const momentText = (at: string | number, where?: Where): string =>
  `${dayText(at)}, ${timeText(at, where)}`;
