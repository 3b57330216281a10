import { cardsOf } from '../../db/billing/billing.ts';
import { writeAudit } from '../../db/history/audit.ts';
import { transaction } from '../../db/transaction.ts';
import type { Deps } from '../deps.ts';
import type { AuditAction } from '../history/audit/schemas.ts';
import type { Client } from '../http/client.ts';
import type { Actor } from '../identity/auth/authenticate.ts';
import { auditEntry, changeBy, difference } from '../identity/users/audit.ts';
import { readSubscription } from './readSubscription.ts';

/**
 * Changes the actor's billing and writes an audit row with the differences. The change happens at Stripe, so
 * the row comes after it, even after a partial failure.
 */
export async function noteBilling<T>(
  deps: Deps,
  actor: Actor,
  action: AuditAction,
  client: Client,
  change: () => Promise<T>,
): Promise<T> {
  const before = await stateOf(deps, actor);
  try {
    return await change();
  } finally {
    const changed = difference(before, await stateOf(deps, actor));
    const by = changeBy(actor.userId, action, client);
    const entry = changed && auditEntry(by, deps.clock.now(), actor.userId, changed);
    if (entry) await transaction(deps.db, (tx) => writeAudit(tx, entry));
  }
}

async function stateOf(deps: Deps, actor: Actor) {
  const { subscription, plan } = await readSubscription(deps, actor);
  const cards = await cardsOf(deps.db, actor.userId);
  return {
    plan: plan?.name ?? null,
    seats: subscription?.seats ?? null,
    status: subscription?.status ?? null,
    cancelAtPeriodEnd: subscription?.cancelAtPeriodEnd ?? null,
    cards: cards.map(({ brand, last4, isDefault }) => `${brand} ${last4}${isDefault ? ', default' : ''}`),
  };
}
