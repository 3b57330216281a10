import { attemptsClosedUntil, takeAttempt } from '../../db/attempts.ts';
import { emailKey } from '../../db/users.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';

const minute = 60_000;
const hour = 60 * minute;

/** What is limited, by whom it is counted, and how often in which time. */
const limits = {
  failedSignIn: { subject: 'login:email', limit: 10, windowMs: 15 * minute },
  mail: { subject: 'mail:email', limit: 5, windowMs: hour },
  imageUpload: { subject: 'images:user', limit: 60, windowMs: hour },
  preview: { subject: 'preview:user', limit: 60, windowMs: hour },
  promptBench: { subject: 'bench:user', limit: 20, windowMs: hour },
  signInFrom: { subject: 'login:address', limit: 100, windowMs: 15 * minute },
  registrationFrom: { subject: 'register:address', limit: 60, windowMs: hour },
} as const;
const keepMs = Math.max(...Object.values(limits).map((limit) => limit.windowMs));

type Needs = Pick<Deps, 'db' | 'clock'>;

/**
 * Counts an attempt for an e-mail, whether or not anybody has it.
 * @throws {AppError} too_many_attempts
 */
export async function attemptForEmail(
  deps: Needs,
  what: 'failedSignIn' | 'mail',
  email: string,
): Promise<void> {
  refuseUntil(deps, await takeAttempt(deps.db, { ...counted(deps, what, emailKey(email)), keepMs }));
}

/**
 * Counts nothing, but refuses where the next attempt would be refused.
 * @throws {AppError} too_many_attempts
 */
export async function requireAttemptsLeft(deps: Needs, what: 'failedSignIn', email: string): Promise<void> {
  refuseUntil(deps, await attemptsClosedUntil(deps.db, counted(deps, what, emailKey(email))));
}

/**
 * Counts an attempt from a network address; null is one that is not limited.
 * @throws {AppError} too_many_attempts
 */
export async function attemptFrom(
  deps: Needs,
  what: 'signInFrom' | 'registrationFrom',
  address: string | null,
): Promise<void> {
  if (address !== null)
    refuseUntil(deps, await takeAttempt(deps.db, { ...counted(deps, what, address), keepMs }));
}

/**
 * Counts what a person does.
 * @throws {AppError} too_many_attempts
 */
export async function attemptOf(
  deps: Needs,
  what: 'imageUpload' | 'preview' | 'promptBench',
  userId: string,
): Promise<void> {
  refuseUntil(deps, await takeAttempt(deps.db, { ...counted(deps, what, userId), keepMs }));
}

function counted({ clock }: Needs, what: keyof typeof limits, who: string) {
  const { subject, limit, windowMs } = limits[what];
  return { subject: `${subject}:${who}`, limit, windowMs, now: clock.now() };
}

function refuseUntil({ clock }: Needs, until: number | null): void {
  if (until === null) return;
  const seconds = Math.max(1, Math.ceil((until - clock.now()) / 1000));
  throw new AppError('too_many_attempts', `Too many attempts. Please try again in ${inWords(seconds)}`, {
    retryAfterSeconds: seconds,
  });
}

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 1 ? 'a minute' : `${minutes} minutes`;
}
