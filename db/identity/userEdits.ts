import { and, count, eq, gt, gte, inArray, isNull, ne, or } from 'drizzle-orm';
import { connectedAccounts } from '../accounts/accounts.ts';
import { recheckAccountsOf } from '../automation/automations.ts';
import { noteBillingEdit } from '../billing/billingState.ts';
import { first, firstOrThrow } from '../first.ts';
import { type Note, writeAudit } from '../history/audit.ts';
import { announceSubscription } from '../messaging/subscriptionMessages.ts';
import type { Db, Reader, Tx } from '../open.ts';
import { accounts, automations, invoices, resetTokens, subscriptions, users } from '../schema/index.ts';
import { readTransaction } from '../transaction.ts';
import { endAll } from './sessions.ts';
import { emailKey, findUser, type UserRow } from './users.ts';

export type Standing = { user: UserRow; connectedAccounts: number; hasOrHadPaid: boolean; isLive: boolean };
export type UserChanges = Partial<
  Pick<
    UserRow,
    | 'firstName'
    | 'lastName'
    | 'companyName'
    | 'email'
    | 'passwordHash'
    | 'seats'
    | 'status'
    | 'subscriptionEndsAt'
    | 'trialDays'
    | 'trialStartedAt'
  >
>;

/** Fields that a Stripe sync sets too. */
const billing = ['seats', 'status', 'subscriptionEndsAt'];

/**
 * Applies the changes that `decide` returns; the engine then rechecks the accounts. A new password ends all
 * tokens and reset links, a new e-mail reset links and a pending change.
 */
export async function editUser(
  tx: Tx,
  id: string,
  now: number,
  decide: (standing: Standing) => UserChanges,
  note: Note,
): Promise<{ before: UserRow; after: UserRow } | 'email_taken' | undefined> {
  const before = await findUser(tx, id);
  if (!before) return undefined;
  const changes = decide(await standingOf(tx, before));
  if (Object.keys(changes).length === 0) return { before, after: before };
  const key = emailKey(changes.email ?? before.email);
  const moves = key !== before.emailKey;
  if (moves && (await first(tx.select({ id: users.id }).from(users).where(eq(users.emailKey, key)))))
    return 'email_taken';
  const after = await firstOrThrow(
    tx
      .update(users)
      .set({ ...changes, emailKey: key, ...(moves ? { pendingEmail: null } : {}) })
      .where(eq(users.id, id))
      .returning(),
  );
  if (changes.passwordHash) await endAll(tx, id, now);
  if (changes.passwordHash || moves) await tx.delete(resetTokens).where(eq(resetTokens.userId, id));
  if (billing.some((field) => field in changes)) await noteBillingEdit(tx, id, now);
  await announceSubscription(tx, id, before, after, now);
  await recheckAccountsOf(tx, id);
  await writeAudit(tx, note(before, after));
  return { before, after };
}

export const readStanding = (db: Db, id: string): Promise<(Standing & { running: number }) | undefined> =>
  readTransaction(db, async (tx) => {
    const user = await findUser(tx, id);
    if (!user) return undefined;
    const running = tx
      .select({ n: count() })
      .from(accounts)
      .innerJoin(automations, eq(automations.accountId, accounts.accountId))
      .where(and(eq(accounts.userId, id), isNull(accounts.removedAt), eq(automations.running, true)));
    return { ...(await standingOf(tx, user)), running: (await firstOrThrow(running)).n };
  });

async function standingOf(tx: Reader, user: UserRow): Promise<Standing> {
  const own = eq(subscriptions.userId, user.id);
  // A subscription that ended within its trial was never paid.
  const pastItsTrial = or(
    isNull(subscriptions.trialEnd),
    gte(subscriptions.currentPeriodStart, subscriptions.trialEnd),
  );
  const subscribed = await tx.$count(
    subscriptions,
    and(own, ne(subscriptions.status, 'trialing'), pastItsTrial),
  );
  const paid = await tx.$count(
    invoices,
    and(eq(invoices.userId, user.id), eq(invoices.status, 'paid'), gt(invoices.amount, 0)),
  );
  const live = await tx.$count(
    subscriptions,
    and(own, inArray(subscriptions.status, ['active', 'trialing', 'past_due'])),
  );
  return {
    user,
    connectedAccounts: await connectedAccounts(tx, user.id),
    hasOrHadPaid: subscribed > 0 || paid > 0 || user.status === 'Paid',
    isLive: live > 0,
  };
}
