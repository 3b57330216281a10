import { useSyncExternalStore } from 'react';
import { dateFormat } from './formats.ts';

/*
 * Formats days, times and moments in the reader's time zone, or in a given one. Without a chosen clock, each
 * place has its usual one: 12 hours where the specification says hh:mm a, else 24.
 */

export const clocks = ['12', '24'] as const;
export type Clock = (typeof clocks)[number];
type Where = { usual?: Clock; timeZone?: string; seconds?: boolean };

const key = 'clock';
const listeners = new Set<() => void>();

/** The clock format chosen for this browser; null by default. */
const chosenClock = (): Clock | null =>
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
export function timeText(
  at: string | number,
  { usual = '24', timeZone, seconds = false }: Where = {},
): string {
  const isShort = (chosenClock() ?? usual) === '12';
  const text = dateFormat(isShort ? 'en-US' : 'en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    ...(seconds && { second: '2-digit' as const }),
    hourCycle: isShort ? 'h12' : 'h23',
    ...(timeZone && { timeZone }),
  }).format(new Date(at));
  // Some runtimes put a narrow space before AM and PM.
  return text.replace(/\s/g, ' ');
}

/** '05/03/2026, 14:05' */
export const momentText = (at: string | number, where?: Where): string =>
  `${dayText(at)}, ${timeText(at, where)}`;

/** Rewrites the 24-hour times in a server sentence to the user's format. */
export const withClock = (sentence: string): string =>
  chosenClock() === '12'
    ? sentence.replace(/\b([01]\d|2[0-3]):([0-5]\d)\b/g, (_, hours: string, minutes: string) => {
        const hour = String(Number(hours) % 12 || 12).padStart(2, '0');
        return `${hour}:${minutes} ${Number(hours) < 12 ? 'AM' : 'PM'}`;
      })
    : sentence;
