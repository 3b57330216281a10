import { and, count, eq, gt, gte, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { connectedAccounts } from '../accounts/accounts.ts';
import { recheckAccountsOf } from '../automation/automations.ts';
import { noteBillingEdit } from '../billing/billingState.ts';
import { first, one } from '../first.ts';
import { type Note, writeAudit } from '../history/audit.ts';
import type { Db, Reader } from '../open.ts';
import { accounts, automations, invoices, resetTokens, subscriptions, users } from '../schema/index.ts';
import { readTransaction, transaction } from '../transaction.ts';
import { endAll } from './auth.ts';
import { emailKey, type UserRow } from './users.ts';

/** What a change to a user has to take into account. */
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

/** What the payments provider decides about, too. */
const billing = ['seats', 'status', 'subscriptionEndsAt'];

/**
 * Changes a user as `decide` says of them as they stand; what it throws changes nothing. A new password ends every token and reset
 * link, another e-mail those links and a change of e-mail under way; what an account may do is looked at again at once.
 * `note` makes the audit row of it. Undefined: no such user. `email_taken`: somebody has it.
 */
export async function editUser(
  db: Db,
  id: string,
  now: number,
  decide: (standing: Standing) => UserChanges,
  note: Note,
): Promise<{ before: UserRow; after: UserRow } | 'email_taken' | undefined> {
  return transaction(db, async (tx) => {
    const before = await first(tx.select().from(users).where(eq(users.id, id)));
    if (!before) return undefined;
    const changes = decide({
      user: before,
      connectedAccounts: await connectedAccounts(tx, id),
      ...(await paymentHistory(tx, before)),
    });
    if (Object.keys(changes).length === 0) return { before, after: before };
    const key = emailKey(changes.email ?? before.email);
    const moves = key !== before.emailKey;
    if (moves && (await first(tx.select({ id: users.id }).from(users).where(eq(users.emailKey, key)))))
      return 'email_taken';
    const after = await one(
      tx
        .update(users)
        .set({ ...changes, emailKey: key, ...(moves ? { pendingEmail: null } : {}) })
        .where(eq(users.id, id))
        .returning(),
    );
    if (changes.passwordHash) await endAll(tx, id, now);
    if (changes.passwordHash || moves) await tx.delete(resetTokens).where(eq(resetTokens.userId, id));
    if (billing.some((field) => field in changes)) await noteBillingEdit(tx, id, now);
    await recheckAccountsOf(tx, id);
    await writeAudit(tx, note(before, after));
    return { before, after };
  });
}

/** The same to look at, with how many accounts run. Undefined: no such user. */
export async function readStanding(
  db: Db,
  id: string,
): Promise<(Standing & { running: number }) | undefined> {
  return readTransaction(db, async (tx) => {
    const user = await first(tx.select().from(users).where(eq(users.id, id)));
    if (!user) return undefined;
    const running = tx
      .select({ n: count() })
      .from(accounts)
      .innerJoin(automations, eq(automations.accountId, accounts.accountId))
      .where(and(eq(accounts.userId, id), isNull(accounts.removedAt), eq(automations.running, true)));
    return {
      user,
      connectedAccounts: await connectedAccounts(tx, id),
      ...(await paymentHistory(tx, user)),
      running: (await one(running)).n,
    };
  });
}

/** A subscription that ended within its trial was never paid. */
async function paymentHistory(tx: Reader, user: UserRow): Promise<Pick<Standing, 'hasOrHadPaid' | 'isLive'>> {
  const own = eq(subscriptions.userId, user.id);
  const pastItsTrial = or(
    isNull(subscriptions.trialEnd),
    gte(subscriptions.currentPeriodStart, subscriptions.trialEnd),
  );
  const any = { one: sql`1` };
  const paidFor = await first(
    tx
      .select(any)
      .from(subscriptions)
      .where(and(own, ne(subscriptions.status, 'trialing'), pastItsTrial)),
  );
  const invoice = await first(
    tx
      .select(any)
      .from(invoices)
      .where(and(eq(invoices.userId, user.id), eq(invoices.status, 'paid'), gt(invoices.amount, 0))),
  );
  const live = await first(
    tx
      .select(any)
      .from(subscriptions)
      .where(and(own, inArray(subscriptions.status, ['active', 'trialing', 'past_due']))),
  );
  return { hasOrHadPaid: Boolean(paidFor ?? invoice) || user.status === 'Paid', isLive: Boolean(live) };
}
