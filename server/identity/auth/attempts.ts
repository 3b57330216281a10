import { attemptStore } from '../../../db/identity/attempts.ts';
import { emailKey } from '../../../db/identity/users.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { type AddressBudget, type BudgetName, budgets, type PersonalBudget } from '../../http/budgets.ts';
import { say } from '../../texts/say.ts';

/** The one budget of a day. The daily pruning drops its attempts; all others go within the hour. */
const { codeOfDay, ...short } = budgets;
const keepMs = Math.max(...Object.values(short).map(({ windowMs }) => windowMs));
const keptLonger = `${codeOfDay.subject}:`;

type Needs = Pick<Deps, 'db' | 'clock'>;

/** Counts an attempt for an e-mail, registered or not. @throws {AppError} too_many_attempts */
export async function attemptForEmail(deps: Needs, what: 'code' | 'resetLink', email: string): Promise<void> {
  const all = what === 'code' ? (['code', 'codeOfDay'] as const) : [what];
  refuseUntil(deps, await take(deps, all, emailKey(email)));
}

/** The origin of a password guess. `known`: the user of the e-mail has signed in from this address before. */
export type Guesser = { email: string; address: string | null; known: boolean };

/** No e-mail contains a blank, so no other e-mail's counters start like these. */
const allOf = ({ email }: Pick<Guesser, 'email'>) => `${emailKey(email)} `;
const guesserOf = (guesser: Guesser) => `${allOf(guesser)}${guesser.address ?? ''}`;

/** The budgets of each kind of guess: the guesser's own and everybody's. A wrong factor has tighter ones, because the guesser knows the password. */
const guessed = {
  password: ['failedSignIn', 'failedSignInOfAll'],
  factor: ['wrongFactor', 'wrongFactorOfAll'],
} as const;
export type Guessed = keyof typeof guessed;

/** Counts nothing, but throws if the next guess would be rejected. @throws {AppError} too_many_attempts */
export async function requireGuessesLeft(
  deps: Needs,
  guesser: Guesser,
  what: Guessed = 'password',
): Promise<void> {
  const [own, ofAll] = guessed[what];
  const store = attemptStore(deps.db);
  refuseUntil(deps, await store.closedUntil(counted(deps, own, guesserOf(guesser))));
  if (guesser.known) return;
  refuseUntil(deps, await store.closedUntil(counted(deps, ofAll, allOf(guesser))));
}

/**
 * Counts a wrong guess, for the guesser and for everybody who is not known.
 * @throws {AppError} too_many_attempts
 */
export async function countFailedSignIn(
  deps: Needs,
  guesser: Guesser,
  what: Guessed = 'password',
): Promise<void> {
  const [own, ofAll] = guessed[what];
  refuseUntil(deps, await take(deps, [own], guesserOf(guesser)));
  if (!guesser.known) refuseUntil(deps, await take(deps, [ofAll], allOf(guesser)));
}

/** Resets the guesses at an e-mail's password after a new password. */
export async function forgetFailedSignIns({ db }: Pick<Needs, 'db'>, email: string): Promise<void> {
  const store = attemptStore(db);
  await store.forget(`${budgets.failedSignIn.subject}:${allOf({ email })}`);
  await store.forget(`${budgets.failedSignInOfAll.subject}:${allOf({ email })}`);
}

/** Counts an attempt from a network address; null is not limited. @throws {AppError} too_many_attempts */
export async function attemptFrom(deps: Needs, what: AddressBudget, address: string | null): Promise<void> {
  if (address !== null) refuseUntil(deps, await take(deps, [what], address));
}

/**
 * Counts a user's call.
 * @param subject the user's ID, or the account's for budgets per account
 * @throws {AppError} too_many_attempts
 */
export async function attemptOf(deps: Needs, what: PersonalBudget, subject: string): Promise<void> {
  refuseUntil(deps, await take(deps, [what], subject));
}

/** How many attempts remain, and the milliseconds until the next of the used ones is open again. */
export async function left(
  deps: Needs,
  what: PersonalBudget | AddressBudget,
  subject: string,
): Promise<{ remaining: number; resetMs: number }> {
  const { limit, windowMs } = budgets[what];
  const asked = counted(deps, what, subject);
  const { count, oldestAt } = await attemptStore(deps.db).used(asked);
  return {
    remaining: Math.max(0, limit - count),
    resetMs: oldestAt === null ? 0 : oldestAt + windowMs - asked.now,
  };
}

const take = (deps: Needs, all: readonly BudgetName[], who: string) =>
  attemptStore(deps.db).take(
    all.map((what) => counted(deps, what, who)),
    { now: deps.clock.now(), keepMs, keptLonger },
  );

function counted({ clock }: Needs, what: BudgetName, who: string) {
  const { subject, limit, windowMs } = budgets[what];
  return { subject: `${subject}:${who}`, limit, windowMs, now: clock.now() };
}

function refuseUntil({ clock }: Needs, until: number | null): void {
  if (until === null) return;
  const seconds = Math.max(1, Math.ceil((until - clock.now()) / 1000));
  throw new AppError('too_many_attempts', say('people.tooManyAttempts', { time: inWords(seconds) }), {
    retryAfterSeconds: seconds,
  });
}

function inWords(seconds: number) {
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 120) return say('calls.hours', { count: Math.ceil(minutes / 60) });
  return say('calls.minutes', { smart_count: minutes });
}
