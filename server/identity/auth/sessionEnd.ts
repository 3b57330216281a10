import type { SessionRow } from '../../../db/identity/sessions.ts';
import { day } from '../../durations.ts';

/**
 * A browser's sign-in ends after a week. The CLI's ends 30 days after its last use, at most after 90 days.
 */
export const browserMs = 7 * day;
export const cliIdleMs = 30 * day;
export const cliMostMs = 90 * day;

/** The new end of a session that is used now; undefined if use does not prolong it. */
export const prolonged = (
  { prolongedUntil }: Pick<SessionRow, 'prolongedUntil'>,
  now: number,
): number | undefined =>
  prolongedUntil === null ? undefined : Math.min(prolongedUntil, inSeconds(now + cliIdleMs));

/** The session ends with its token, whose expiry is in whole seconds. */
export const inSeconds = (ms: number) => Math.floor(ms / 1000) * 1000;
