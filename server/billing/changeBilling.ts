import { createHash, randomUUID } from 'node:crypto';
import { endBilling, holdBilling, noteIntent } from '../../db/billing/billingHolds.ts';
import { findBillingState } from '../../db/billing/billingState.ts';
import { keepCustomer } from '../../db/billing/customers.ts';
import { findUser } from '../../db/identity/users.ts';
import { addJob } from '../../db/jobs/jobs.ts';
import { transaction } from '../../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { AppError, notFound } from '../errors.ts';
import { ProviderFault } from '../providers/fault.ts';
import { isUnanswered, mayHaveHappened } from '../providers/paymentsFaults.ts';
import { text } from '../texts/text.ts';
import { detailsOf } from './customerDetails.ts';
import { readAndKeep } from './syncCustomer.ts';

/** Longer than any change takes, so that a server that died in the middle releases the user's billing. */
const heldMs = 2 * 60_000;

/**
 * Changes something at Stripe under the user's lock across servers, and creates the customer if needed. Syncs
 * afterwards, also after a failure, because the change may have taken effect.
 * @param description passed to `sendOnce`, for a change that costs something
 * @throws {AppError} conflict while another server changes the user's billing; the errors of `change`
 */
export function changeBilling<T>(
  deps: Deps,
  userId: string,
  change: (customer: string) => Promise<T>,
  description?: string,
): Promise<T> {
  return deps.billing.queue.run(userId, async () => {
    const { db, clock } = deps;
    const holder = randomUUID();
    if (!(await holdBilling(db, userId, holder, clock.now(), clock.now() + heldMs))) {
      throw new AppError('conflict', text('billing.changeInProgress'), {
        retryAfterSeconds: 2,
      });
    }
    try {
      const done = await withCustomer(deps, userId, change);
      await readAndKeep(deps, userId);
      // Cleared only after the sync. If the sync fails, a repetition must still use the same idempotency key.
      if (description !== undefined && (await openIntentId(deps, userId, description)) !== null)
        await noteIntent(db, userId, null);
      return done;
    } catch (fault) {
      await readAndKeep(deps, userId).catch(() => {});
      throw fault;
    } finally {
      await endBilling(db, userId, holder);
    }
  });
}

/** Recreates a customer that was deleted at Stripe, once. */
async function withCustomer<T>(
  deps: Deps,
  userId: string,
  change: (customer: string) => Promise<T>,
): Promise<T> {
  const customer = await ensureCustomer(deps, userId);
  try {
    return await change(customer);
  } catch (fault) {
    if (!(fault instanceof ProviderFault && fault.kind === 'gone')) throw fault;
    await readAndKeep(deps, userId);
    const anew = await ensureCustomer(deps, userId);
    if (anew === customer) throw fault;
    return change(anew);
  }
}

async function ensureCustomer({ db, clock, payments }: Deps, userId: string): Promise<string> {
  const user = await findUser(db, userId);
  if (!user) throw notFound('user');
  if (user.paymentsCustomerId !== null) return user.paymentsCustomerId;
  const lost = (await findBillingState(db, userId))?.lostCustomerId ?? 'none';
  const input = { userId, ...detailsOf(user) };
  // Hashed, because headers can't carry every character of a name.
  const details = createHash('sha256')
    .update(JSON.stringify([lost, input]))
    .digest('hex');
  const customer = await payments.createCustomer(input, `customer:${userId}:${details}`);
  const kept = await keepCustomer(db, userId, customer);
  if (kept === undefined) {
    const job = { kind: 'customer_deletion', key: customer, createdAt: clock.now() } as const;
    await transaction(db, (tx) => addJob(tx, job));
    throw notFound('user');
  }
  return kept;
}

/**
 * Sends a change that costs something exactly once. A retry of the same change reuses its idempotency key.
 * @param description of the change in full, so that equal texts are the same change
 * @param send gets the change's ID, its idempotency key and the time of the first try
 */
export async function sendOnce<T>(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  description: string,
  send: (intent: { id: string; key: string; at: number }) => Promise<T>,
): Promise<T> {
  const open = (await findBillingState(db, userId))?.intent;
  const intent =
    open?.what === description ? open : { what: description, id: randomUUID(), tries: 1, at: clock.now() };
  await noteIntent(db, userId, intent);
  try {
    return await send({ id: intent.id, key: `${intent.id}:${intent.tries}`, at: intent.at });
  } catch (fault) {
    if (!mayHaveHappened(fault)) await noteIntent(db, userId, null);
    // Stripe stores its answer to a key and repeats it, even its own failures.
    else if (!isUnanswered(fault)) await noteIntent(db, userId, { ...intent, tries: intent.tries + 1 });
    throw fault;
  }
}

/** The ID of the described change while its outcome is unknown; null without one. */
export async function openIntentId(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  description: string,
): Promise<string | null> {
  const open = (await findBillingState(db, userId))?.intent;
  return open?.what === description ? open.id : null;
}
