import { editUser as editRow, type Standing, type UserChanges } from '../../db/userEdits.ts';
import { emailKey, findUser, lapseUser } from '../../db/users.ts';
import type { Actor } from '../auth/authenticate.ts';
import { hashPassword } from '../auth/passwords.ts';
import type { Deps } from '../deps.ts';
import { AppError, notFound } from '../errors.ts';
import type { Caller } from '../http/caller.ts';
import { emailChangedMail, passwordChangedMail } from '../mail/templates.ts';
import { auditOf, changeBy } from '../users/audit.ts';
import type { User } from '../users/schemas.ts';
import { wireUser } from '../users/wire.ts';
import { requireSessionOver } from './requireSessionOver.ts';
import type { EditUserInput } from './schemas.ts';

const dayMs = 24 * 60 * 60_000;

/**
 * Changes what is given of a user; an empty password leaves it as it is. Another e-mail counts at once, a new password ends every
 * token; the person is told of both. See `trialChanges` and `billingDateChanges` for what the dates do.
 * @throws {AppError} not_found, email_taken, forbidden; conflict for fewer seats than accounts
 */
export async function editUser(deps: Deps, actor: Actor, userId: string, input: EditUserInput, caller: Caller): Promise<User> {
  const { db, clock, mail } = deps;
  const user = await findUser(db, userId);
  if (!user) throw notFound('User');
  const touchesSignIn = Boolean(input.password) || (input.email !== undefined && emailKey(input.email) !== user.emailKey);
  if (touchesSignIn) requireSessionOver(actor, user);
  const passwordHash = input.password ? await hashPassword(input.password) : undefined;
  const now = clock.now();
  await lapseUser(db, userId, now);
  const edited = await editRow(
    db,
    userId,
    now,
    (standing) => changesIn(input, passwordHash, standing, now),
    (before, after) => auditOf(changeBy(actor.userId, 'user.edit', caller), now, before, after),
  );
  if (!edited) throw notFound('User');
  if (edited === 'email_taken') throw new AppError('email_taken', 'This e-mail is already registered');
  deps.events.announceDue();
  const { before, after } = edited;
  if (before.emailKey !== after.emailKey)
    await mail.post({ to: before.email, ...emailChangedMail({ firstName: after.firstName, newEmail: after.email }) });
  if (before.passwordHash !== after.passwordHash)
    await mail.post({ to: after.email, ...passwordChangedMail({ firstName: after.firstName }) });
  return wireUser(deps, after);
}

function changesIn(input: EditUserInput, passwordHash: string | undefined, standing: Standing, now: number): UserChanges {
  const { connectedAccounts } = standing;
  if (input.seats !== undefined && input.seats < connectedAccounts) {
    const are = connectedAccounts === 1 ? 'account is' : 'accounts are';
    throw new AppError('conflict', `${connectedAccounts} ${are} connected, so there can't be fewer seats than that`);
  }
  return {
    ...(input.firstName === undefined ? {} : { firstName: input.firstName }),
    ...(input.lastName === undefined ? {} : { lastName: input.lastName }),
    ...(input.companyName === undefined ? {} : { companyName: input.companyName }),
    ...(input.email === undefined ? {} : { email: input.email }),
    ...(passwordHash === undefined ? {} : { passwordHash }),
    ...(input.seats === undefined ? {} : { seats: input.seats }),
    ...(input.trialDays === undefined ? {} : trialChanges(input.trialDays, standing, now)),
    ...(input.subscriptionEndsAt === undefined ? {} : billingDateChanges(Date.parse(input.subscriptionEndsAt), standing, now)),
  };
}

/**
 * Another length of the trial counts from the day it began (today, where there was none); 0 ends it now. The length that it has already
 * changes nothing, because the form sends it along with every other edit; nor does any, once there is or was a subscription to pay.
 */
function trialChanges(trialDays: number, { user, hasOrHadPaid, isLive }: Standing, now: number): UserChanges {
  if (user.role === 'admin' || hasOrHadPaid || isLive || trialDays === user.trialDays) return {};
  const trialStartedAt = user.trialStartedAt ?? now;
  const subscriptionEndsAt = trialDays === 0 ? now : trialStartedAt + trialDays * dayMs;
  return { trialDays, trialStartedAt, subscriptionEndsAt, status: subscriptionEndsAt > now ? 'Trial' : 'Expired' };
}

/** The contract's rule: a past date is Expired; a future one Paid where there is, or was, a paid subscription, else Trial. */
function billingDateChanges(subscriptionEndsAt: number, { user, hasOrHadPaid }: Standing, now: number): UserChanges {
  if (subscriptionEndsAt <= now) return { subscriptionEndsAt, status: 'Expired' };
  if (hasOrHadPaid) return { subscriptionEndsAt, status: 'Paid' };
  return { subscriptionEndsAt, status: 'Trial', trialStartedAt: user.trialStartedAt ?? now };
}
