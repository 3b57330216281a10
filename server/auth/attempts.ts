import { forgetAttempt, takeAttempt } from '../../db/attempts.ts';
import { emailKey } from '../../db/users.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';

const minute = 60_000;
const hour = 60 * minute;

/** What is limited, by whom it is counted, and how often in which time. */
const limits = {
  failedSignIn: { subject: 'login:email', limit: 10, windowMs: 15 * minute },
  mail: { subject: 'mail:email', limit: 5, windowMs: hour },
  signInFrom: { subject: 'login:address', limit: 100, windowMs: 15 * minute },
  registrationFrom: { subject: 'register:address', limit: 60, windowMs: hour },
} as const;
const keepMs = Math.max(...Object.values(limits).map((limit) => limit.windowMs));

/** Gives the attempt back: it was not one of those that count. */
export type TakeBack = () => Promise<void>;

/**
 * Counts an attempt for an e-mail, whether or not anybody has it.
 * @throws {AppError} too_many_attempts
 */
export const attemptForEmail = (
  deps: Pick<Deps, 'db' | 'clock'>,
  what: 'failedSignIn' | 'mail',
  email: string,
): Promise<TakeBack> => attempt(deps, what, emailKey(email));

/**
 * Counts an attempt from a network address; null is one that is not limited.
 * @throws {AppError} too_many_attempts
 */
export async function attemptFrom(
  deps: Pick<Deps, 'db' | 'clock'>,
  what: 'signInFrom' | 'registrationFrom',
  address: string | null,
): Promise<void> {
  if (address !== null) await attempt(deps, what, address);
}

async function attempt({ db, clock }: Pick<Deps, 'db' | 'clock'>, what: keyof typeof limits, who: string): Promise<TakeBack> {
  const { subject, limit, windowMs } = limits[what];
  const now = clock.now();
  const attempt = await takeAttempt(db, { subject: `${subject}:${who}`, limit, windowMs, keepMs, now });
  if (attempt.taken) return () => forgetAttempt(db, attempt.id);
  const seconds = Math.max(1, Math.ceil((attempt.retryAt - now) / 1000));
  throw new AppError('too_many_attempts', `Too many attempts. Please try again in ${inWords(seconds)}`, {
    retryAfterSeconds: seconds,
  });
}

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 1 ? 'a minute' : `${minutes} minutes`;
}
