import type { EngineTime } from '../../clock.ts';
import { day, hour } from '../../durations.ts';

const often = 3 * day;
/** Comments that are older than this are no longer read. */
export const readFor = 30 * day;

/**
 * When an account's results are read next: every 4 hours while a comment is younger than 3 days, so that each
 * has its counts at 72 hours; daily while one is younger than 30 days.
 * @param newest when the account posted its newest comment
 * @param now the time of a read, by the engine's clock
 * @returns null if no comment is young enough
 */
export function nextReadAt(newest: number | null, now: EngineTime): EngineTime | null {
  if (newest === null || now - newest >= readFor) return null;
  return now + (now - newest < often ? 4 * hour : day);
}

/**
 * How far back a read goes: 3 days, and on the first of a UTC day a month before the read before, so that
 * nothing is missed after a pause.
 * @param readAt the read before; null for the first
 */
export function readSince(readAt: EngineTime | null, now: EngineTime): EngineTime {
  const isFirstOfDay = readAt === null || Math.floor(readAt / day) !== Math.floor(now / day);
  return isFirstOfDay ? (readAt ?? now) - readFor : now - often;
}
