import { writeAudit } from '../../db/history/audit.ts';
import { transaction } from '../../db/transaction.ts';
import type { Deps } from '../deps.ts';
import type { Client } from '../http/client.ts';
import type { Actor } from '../identity/auth/authenticate.ts';
import { requireFresh } from '../identity/auth/provePresence.ts';
import { changeBy } from '../identity/users/audit.ts';
import { reconcile } from './reconcile.ts';
import type { Reconciled } from './reconcileSchemas.ts';

/**
 * Compares with Stripe and, unless it is a dry run, repairs the differences and writes an audit row.
 * @throws {AppError} proof_required, except for a dry run
 */
export async function repairBilling(
  deps: Deps,
  actor: Actor,
  input: { dryRun: boolean; limit: number },
  client: Client,
): Promise<Reconciled> {
  if (!input.dryRun) requireFresh(deps, actor);
  const found = await reconcile(deps, input);
  const { checked, differences, remaining } = found;
  const details = { after: { checked, differences: differences.length, remaining: remaining.length } };
  const change = changeBy(actor.userId, 'billing.repair', client);
  const entry = { ...change, at: deps.clock.now(), subject: 'server', details };
  if (!input.dryRun) await transaction(deps.db, (tx) => writeAudit(tx, entry));
  return found;
}
