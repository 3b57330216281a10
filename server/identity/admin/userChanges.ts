import type { Standing, UserChanges } from '../../../db/identity/userEdits.ts';
import { defined } from '../../defined.ts';
import { day } from '../../durations.ts';
import { AppError } from '../../errors.ts';
import { text } from '../../texts/text.ts';
import type { EditUserInput } from './schemas.ts';

/** @throws {AppError} conflict for fewer seats than accounts */
export function changesIn(
  input: EditUserInput,
  passwordHash: string | undefined,
  standing: Standing,
  now: number,
): UserChanges {
  const { connectedAccounts } = standing;
  const { firstName, lastName, companyName, email, seats } = input;
  if (seats !== undefined && seats < connectedAccounts)
    throw new AppError('conflict', text('people.fewerSeats', { smart_count: connectedAccounts }));
  return {
    ...defined({ firstName, lastName, companyName, email, passwordHash, seats }),
    ...(input.trialDays === undefined ? {} : trialChanges(input.trialDays, standing, now)),
    ...(input.subscriptionEndsAt === undefined
      ? {}
      : billingDateChanges(Date.parse(input.subscriptionEndsAt), standing, now)),
  };
}

/**
 * The trial counts from its start, or from now if it has none; 0 ends it now. The form always sends the
 * length, so an equal one changes nothing.
 */
function trialChanges(trialDays: number, { user, hasOrHadPaid, isLive }: Standing, now: number): UserChanges {
  if (user.role === 'admin' || hasOrHadPaid || isLive || trialDays === user.trialDays) return {};
  const trialStartedAt = user.trialStartedAt ?? now;
  const subscriptionEndsAt = trialDays === 0 ? now : trialStartedAt + trialDays * day;
  return {
    trialDays,
    trialStartedAt,
    subscriptionEndsAt,
    status: subscriptionEndsAt > now ? 'Trial' : 'Expired',
  };
}

/** The specification's rule: a past date is Expired; a future one is Paid after any payment, else Trial. */
function billingDateChanges(
  subscriptionEndsAt: number,
  { user, hasOrHadPaid }: Standing,
  now: number,
): UserChanges {
  if (subscriptionEndsAt <= now) return { subscriptionEndsAt, status: 'Expired' };
  if (hasOrHadPaid) return { subscriptionEndsAt, status: 'Paid' };
  return { subscriptionEndsAt, status: 'Trial', trialStartedAt: user.trialStartedAt ?? now };
}
