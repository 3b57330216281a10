import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';
import { keepDiffering, paidSeveralTimes } from '../../db/billing/billingDifferences.ts';
import { customersToRead, userOfCustomer } from '../../db/billing/customers.ts';
import { writeAudit } from '../../db/history/audit.ts';
import { findUser, type UserRow } from '../../db/identity/users.ts';
import { transaction } from '../../db/transaction.ts';
import type { Deps } from '../deps.ts';
import type { Client } from '../http/client.ts';
import type { Actor } from '../identity/auth/authenticate.ts';
import { changeBy } from '../identity/users/audit.ts';
import { differencesOf } from './differences.ts';
import type { Difference, Differences, Reconciled } from './reconcileSchemas.ts';
import { standingStatuses } from './stateOf.ts';
import { type BillingNeeds, syncCustomer } from './syncCustomer.ts';

/** Concurrent users. Each costs four calls, well below Stripe's rate limit. */
const atOnce = 4;

/**
 * Compares the users with the oldest copies with Stripe, and every running subscription with our users.
 * Changes nothing.
 */
export async function findDifferences(deps: BillingNeeds, limit: number): Promise<Differences> {
  const users = await customersToRead(deps.db, deps.clock.now() + 1, limit);
  const differences = [...(await compareAll(deps, users)), ...(await strangers(deps))];
  return { checked: users.length, differences };
}

/**
 * Finds differences and, unless it is a dry run, syncs the affected users. Remaining differences need a
 * person.
 */
export async function reconcile(
  deps: BillingNeeds,
  { dryRun, limit }: { dryRun: boolean; limit: number },
): Promise<Reconciled> {
  const { checked, differences } = await findDifferences(deps, limit);
  if (dryRun) return { checked, differences, remaining: differences };
  const ids = new Set(differences.flatMap(({ userId }) => userId ?? []));
  for (const userId of ids) await syncCustomer(deps, userId);
  const users = await Promise.all([...ids].map((id) => findUser(deps.db, id)));
  const mended = await compareAll(
    deps,
    users.filter((user) => user !== undefined),
  );
  return {
    checked,
    differences,
    remaining: [...mended, ...differences.filter(({ userId }) => userId === null)],
  };
}

async function compareAll(deps: BillingNeeds, users: UserRow[]): Promise<Difference[]> {
  const limited = pLimit(atOnce);
  const found = await Promise.all(
    users.map((user) =>
      limited(async () => {
        await setImmediate();
        return differencesOf(deps, user);
      }),
    ),
  );
  return found.flat();
}

/**
 * Records differences that only a person can fix: several subscriptions of one user, and paying customers
 * without a user. Runs right after a sync; new ones notify the admins.
 */
export async function noteDifferences(deps: BillingNeeds): Promise<void> {
  const unknown = (await strangers(deps)).map(({ customerId }) => ({ customerId, userId: null }));
  const found = [...(await paidSeveralTimes(deps.db, standingStatuses)), ...unknown];
  await keepDiffering(deps.db, found, deps.clock.now());
}

async function strangers({ db, payments }: BillingNeeds): Promise<Difference[]> {
  const found: Difference[] = [];
  for (const { id, customerId, status } of await payments.listLive()) {
    if (await userOfCustomer(db, customerId)) continue;
    const what = `subscription ${id}, ${status}, of a customer whom nobody here is`;
    found.push({ userId: null, email: null, customerId, what, ours: null, theirs: id });
  }
  return found;
}

/** Compares with Stripe and, unless it is a dry run, repairs the differences and writes an audit row. */
export async function repairBilling(
  deps: Deps,
  actor: Actor,
  input: { dryRun: boolean; limit: number },
  client: Client,
): Promise<Reconciled> {
  const found = await reconcile(deps, input);
  const { checked, differences, remaining } = found;
  const details = { after: { checked, differences: differences.length, remaining: remaining.length } };
  const change = changeBy(actor.userId, 'billing.repair', client);
  const entry = { ...change, at: deps.clock.now(), subject: 'server', details };
  if (!input.dryRun) await transaction(deps.db, (tx) => writeAudit(tx, entry));
  return found;
}
