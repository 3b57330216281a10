import {
  type Counted,
  closedUntil,
  forgetAttempts,
  takeAttempts,
  usedAttempts,
} from '../../../db/identity/attempts.ts';
import { hasSignedInFrom } from '../../../db/identity/sessions.ts';
import { emailKey, type UserRow } from '../../../db/identity/users.ts';
import type { Reader, Tx } from '../../../db/open.ts';
import type { Deps } from '../../deps.ts';
import { day } from '../../durations.ts';
import { AppError } from '../../errors.ts';
import {
  type AddressBudget,
  type BudgetName,
  budgets,
  type PersonalBudget,
  type TokenBudget,
} from '../../http/budgets.ts';
import { text } from '../../texts/text.ts';

/** The only budget over a day. Attempts of all others are deleted after the longest other window. */
const { codeOfDay, ...short } = budgets;
const keepMs = Math.max(...Object.values(short).map(({ windowMs }) => windowMs));
/** An opt-out check looks up whether its address had another check within a day. */
const keptLonger = [codeOfDay, budgets.optOutCheckFrom].map(({ subject }) => `${subject}:`);

type Needs = Pick<Deps, 'db' | 'clock'>;

/** Counts an attempt for an e-mail, registered or not. @throws {AppError} too_many_attempts */
export const attemptForEmail = (
  deps: Needs,
  what: 'code' | 'resetLink' | 'invitationTo',
  email: string,
): Promise<void> => take(deps, what === 'code' ? ['code', 'codeOfDay'] : [what], emailKey(email));

/** Counts an attempt from a network address; null is not limited. @throws {AppError} too_many_attempts */
export async function attemptFrom(deps: Needs, what: AddressBudget, address: string | null): Promise<void> {
  if (address !== null) await take(deps, [what], address);
}

/**
 * Counts a user's call.
 * @param subject the user's ID, or that of the account or the token for budgets per account or token
 * @throws {AppError} too_many_attempts
 */
export const attemptOf = (deps: Needs, what: PersonalBudget | TokenBudget, subject: string): Promise<void> =>
  take(deps, [what], subject);

/**
 * Counts the read of an author's profile in all of its budgets, or in none. If the address is unknown
 * (null), it has no budget of its own.
 */
export function attemptOptOutLook(
  deps: Needs,
  { profile, address }: { profile: string; address: string | null },
): Promise<void> {
  const all = [counted(deps, 'optOutProfile', profile), counted(deps, 'optOutRead', 'all')];
  if (address === null) return takeAll(deps, async () => all);
  const own = counted(deps, 'optOutCheckFrom', address);
  return takeAll(deps, async (tx) => {
    const { count } = await usedAttempts(tx, { ...own, windowMs: day });
    return [own, ...all, ...(count > 0 ? [counted(deps, 'optOutReadAgain', 'all')] : [])];
  });
}

export async function left(
  deps: Needs,
  what: PersonalBudget | AddressBudget | TokenBudget,
  subject: string,
): Promise<{ remaining: number; resetMs: number }> {
  const budget = counted(deps, what, subject);
  const { count, oldestAt } = await usedAttempts(deps.db, budget);
  return {
    remaining: Math.max(0, budget.limit - count),
    resetMs: oldestAt === null ? 0 : oldestAt + budget.windowMs - budget.now,
  };
}

/**
 * The budget of one network, and that of all unknown networks. Second factors have tighter ones, because
 * whoever guesses there already knows the password.
 */
const guessed = {
  password: ['failedSignIn', 'failedSignInOfAll'],
  factor: ['wrongFactor', 'wrongFactorOfAll'],
} as const;
type Guessed = keyof typeof guessed;
/** `known`: the user of this e-mail has signed in from this address before. */
type Guesser = { email: string; address: string | null; known: boolean };

function limitsOf({ email, address, known }: Guesser, what: Guessed): [BudgetName, string][] {
  const [own, ofAll] = guessed[what];
  const ofAddress: [BudgetName, string] = [own, `${allOf(email)}${address ?? ''}`];
  return known ? [ofAddress] : [ofAddress, [ofAll, allOf(email)]];
}

/** Counts a wrong guess. @throws {AppError} too_many_attempts */
export async function countFailedSignIn(
  deps: Needs,
  guesser: Guesser,
  what: Guessed = 'password',
): Promise<void> {
  for (const [budget, subject] of limitsOf(guesser, what)) await take(deps, [budget], subject);
}

/** No e-mail contains a space, so this prefix belongs to one e-mail only. */
const allOf = (email: string) => `${emailKey(email)} `;

/** `user` is undefined for an unknown e-mail, `address` null for an unknown network. */
type Target = { email: string; user: UserRow | undefined; address: string | null };

/**
 * Checks a guess within its budgets. A network from which this user has signed in has a budget of its own, so
 * that others can't use it up.
 * @throws {AppError} too_many_attempts
 */
export async function guess(
  deps: Needs,
  what: Guessed,
  { email, user, address }: Target,
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  const known = user !== undefined && address !== null && (await hasSignedInFrom(deps.db, user.id, address));
  const guesser = { email, address, known };
  const requireOpen = async () => {
    for (const [budget, subject] of limitsOf(guesser, what))
      refuseUntil(deps, await closedUntil(deps.db, counted(deps, budget, subject)));
  };
  await requireOpen();
  const right = await isRight();
  if (right) await requireOpen();
  else await countFailedSignIn(deps, guesser, what);
  return right;
}

/** Limited like `guess`. @throws {AppError} too_many_attempts */
export const guessPassword = (
  deps: Needs & Pick<Deps, 'passwords'>,
  { password, ...target }: Target & { password: string },
): Promise<boolean> =>
  guess(deps, 'password', target, () => deps.passwords.matches(target.user?.passwordHash, password));

export async function forgetFailedSignIns(tx: Tx, email: string): Promise<void> {
  for (const budget of guessed.password)
    await forgetAttempts(tx, `${budgets[budget].subject}:${allOf(email)}`);
}

const take = (deps: Needs, all: readonly BudgetName[], who: string): Promise<void> =>
  takeAll(deps, async () => all.map((what) => counted(deps, what, who)));

async function takeAll(deps: Needs, find: (tx: Reader) => Promise<readonly Counted[]>): Promise<void> {
  const now = deps.clock.now();
  refuseUntil(deps, await takeAttempts(deps.db, find, { now, keepMs, keptLonger }));
}

function counted({ clock }: Needs, what: BudgetName, who: string): Counted {
  const { subject, limit, windowMs } = budgets[what];
  return { subject: `${subject}:${who}`, limit, windowMs, now: clock.now() };
}

function refuseUntil({ clock }: Needs, until: number | null): void {
  if (until === null) return;
  const seconds = Math.max(1, Math.ceil((until - clock.now()) / 1000));
  const minutes = Math.ceil(seconds / 60);
  const time =
    minutes > 120
      ? text('calls.hours', { count: Math.ceil(minutes / 60) })
      : text('calls.minutes', { smart_count: minutes });
  throw new AppError('too_many_attempts', text('people.tooManyAttempts', { time }), {
    retryAfterSeconds: seconds,
  });
}
