import { cardsOf, invoicesOf, subscriptionsOf } from '../../db/billing/billing.ts';
import { findBillingState } from '../../db/billing/billingState.ts';
import type { UserRow } from '../../db/identity/users.ts';
import { iso } from '../clock.ts';
import type { CustomerDetails, Snapshot } from '../providers/payments.ts';
import { detailsOf, differingDetails } from './customerDetails.ts';
import type { Difference } from './reconcileSchemas.ts';
import { decidingOne, isStanding, stateOf } from './stateOf.ts';
import { type BillingNeeds, foundIn } from './syncCustomer.ts';

type Fields = Record<string, string | number | boolean | null>;
type Things = Map<string, Fields>;

/** Compares our copy of a customer with Stripe's data. Changes nothing. */
export async function differencesOf(deps: BillingNeeds, user: UserRow): Promise<Difference[]> {
  const { db, clock, payments } = deps;
  const customerId = user.paymentsCustomerId;
  if (customerId === null) return [];
  const snapshot = await payments.readCustomer(customerId);
  const stored = await findBillingState(db, user.id);
  const theirs = foundIn(customerId, snapshot, 0);
  const found = [
    ...compare('subscription', await subscriptionsOf(db, user.id), theirs.subscriptions),
    ...compare('card', await cardsOf(db, user.id), theirs.cards),
    ...compare('invoice', await invoicesOf(db, user.id), theirs.invoices),
    ...several(snapshot),
    ...(snapshot === null ? [] : detailsThatDiffer(user, snapshot.details)),
    ...(snapshot === null ? [{ what: 'customer', ours: customerId, theirs: null }] : []),
  ];
  const trial = { startedAt: user.trialStartedAt, days: user.trialDays };
  const state = stateOf(snapshot?.subscriptions ?? [], clock.now(), trial, Boolean(stored?.derived));
  // An admin's values hold until Stripe reports a change, so they are no difference.
  if (state && (stored?.editedAt ?? null) === null) {
    const { status, seats, endsAt } = state;
    const ours = { status: user.status, seats: user.seats, endsAt: user.subscriptionEndsAt };
    found.push(...fieldsThatDiffer('user', ours, { status, seats: seats ?? user.seats, endsAt }));
  }
  return found.map((difference) => ({ userId: user.id, email: user.email, customerId, ...difference }));
}

type Found = Pick<Difference, 'what' | 'ours' | 'theirs'>;

function detailsThatDiffer(user: UserRow, held: CustomerDetails): Found[] {
  const ours = detailsOf(user);
  return differingDetails(user, held).map((field) => ({
    what: `customer ${field}`,
    ours: ours[field],
    theirs: held[field],
  }));
}

/** Only a person can decide which of two parallel subscriptions is intended. */
function several(snapshot: Snapshot | null): Found[] {
  const standing = (snapshot?.subscriptions ?? []).filter(isStanding);
  const deciding = decidingOne(standing);
  return standing
    .filter((other) => other !== deciding)
    .map((other) => ({
      what: `subscription ${other.id} beside another`,
      ours: deciding?.id ?? null,
      theirs: other.id,
    }));
}

function compare(
  kind: string,
  ours: ({ id: string } & Fields)[],
  theirs: ({ id: string } & Fields)[],
): Found[] {
  const [here, there] = [byId(ours), byId(theirs)];
  return [...new Set([...here.keys(), ...there.keys()])].flatMap((id) => {
    const [a, b] = [here.get(id), there.get(id)];
    const what = `${kind} ${id}`;
    return a && b ? fieldsThatDiffer(what, a, b) : [{ what, ours: a ? id : null, theirs: b ? id : null }];
  });
}

/** Not compared: metadata of the copy, and the plan, which we assign. */
const ofTheCopy = new Set(['userId', 'readAt', 'planId']);

const byId = (rows: ({ id: string } & Fields)[]): Things => new Map(rows.map((row) => [row.id, row]));

function fieldsThatDiffer(what: string, ours: Fields, theirs: Fields): Found[] {
  return Object.keys(theirs)
    .filter((field) => !ofTheCopy.has(field) && ours[field] !== theirs[field])
    .map((field) => ({
      what: `${what} ${field}`,
      ours: shown(field, ours[field]),
      theirs: shown(field, theirs[field]),
    }));
}

const times = /(At|End|Start)$/;
function shown(field: string, value: Fields[string] | undefined): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'number' && times.test(field) ? iso(value) : String(value);
}
