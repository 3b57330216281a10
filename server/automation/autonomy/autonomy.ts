import type { AccountWithAutomation } from '../../../db/accounts/accounts.ts';
import { recheckAccount } from '../../../db/automation/automations.ts';
import {
  approvesUnchanged,
  findAutonomy,
  forgetTrust,
  type Autonomy as Rule,
  saveAutonomyRow,
  trustedSources,
} from '../../../db/automation/sourceTrust.ts';
import { writeAudit } from '../../../db/history/audit.ts';
import type { Reader, Tx } from '../../../db/open.ts';
import { transaction } from '../../../db/transaction.ts';
import { type Owned, ownedAccount, visibleAccount } from '../../accounts/ownedAccount.ts';
import { getSettings } from '../../accounts/settings/settings.ts';
import type { Deps } from '../../deps.ts';
import type { Client } from '../../http/client.ts';
import type { Actor } from '../../identity/auth/authenticate.ts';
import type { Workspace } from '../../identity/people/workspace.ts';
import { difference, ownChange } from '../../identity/users/audit.ts';
import { requireSubscription } from '../../identity/users/subscription.ts';
import { text } from '../../texts/text.ts';
import { autonomyAfter } from './limits.ts';
import type { Autonomy, AutonomyInput, SourceToReview } from './schemas.ts';
import { toWireSources } from './toApi.ts';
import { earnTrust, loseTrust, waitForReview } from './trust.ts';

const off: Rule = { allowed: false, after: autonomyAfter.usual };

/** @throws {AppError} not_found */
export async function readAutonomy(
  deps: Pick<Deps, 'db'>,
  workspace: Workspace,
  accountId: string,
): Promise<Autonomy> {
  return toApi(deps.db, await visibleAccount(deps, workspace, accountId));
}

async function toApi(db: Reader, owned: Owned<AccountWithAutomation>): Promise<Autonomy> {
  const { accountId } = owned.account;
  const settings = await getSettings(db, owned);
  const sources = await toWireSources(db, settings, await trustedSources(db, accountId));
  const rule = (await findAutonomy(db, accountId)) ?? off;
  const { review } = settings;
  const offered = review && !rule.allowed && (await approvesUnchanged(db, accountId, rule.after));
  return { accountId, ...rule, review, offered, sources };
}

/**
 * Lets trusted sources of an account skip review, or ends that. When it ends, every source starts over, and
 * drafts that skipped review wait for one.
 * @throws {AppError} not_found; subscription_required to allow it
 */
export async function saveAutonomy(
  deps: Deps,
  actor: Actor,
  { accountId, allowed, after }: AutonomyInput,
  client: Client,
): Promise<Autonomy> {
  const owned = await ownedAccount(deps, actor, accountId);
  if (allowed) requireSubscription(actor, 'billing.upgradeToSave');
  await transaction(deps.db, async (tx) => {
    const before = (await findAutonomy(tx, accountId)) ?? off;
    const rule = { allowed, after: after ?? before.after };
    const changed = difference(before, rule);
    if (!changed) return;
    await saveAutonomyRow(tx, accountId, rule);
    const details = { accountId, account: owned.account.name, ...changed };
    await writeAudit(tx, ownChange(actor.userId, 'autonomy.save', client, deps.clock.now(), details));
    await recheckAccount(tx, accountId);
    if (!allowed) await forgetTrust(tx, accountId);
    const sentence = allowed ? text('autonomy.allowed', { count: rule.after }) : text('autonomy.disallowed');
    await deps.events.keep(tx, {
      userId: actor.userId,
      accountId,
      kind: 'autonomy',
      at: deps.engineClock.now(),
      ...sentence,
      data: { reason: allowed ? 'allowed' : 'disallowed' },
    });
    if (!allowed) await waitForReview(deps, tx, actor.userId, { accountId });
    await measureAgain(deps, tx, actor.userId, accountId, rule.after);
  });
  return toApi(deps.db, owned);
}

/** Applies another number of required approvals at once, to all sources. */
async function measureAgain(
  deps: Deps,
  tx: Tx,
  userId: string,
  accountId: string,
  after: number,
): Promise<void> {
  for (const row of await trustedSources(tx, accountId)) {
    const { streak, earnedAt } = row;
    if (earnedAt === null && streak >= after) await earnTrust(deps, tx, userId, row);
    if (earnedAt !== null && streak < after) await loseTrust(deps, tx, userId, row, 'owner', streak);
  }
}

/**
 * Takes a source's trust back and restarts its streak. Does nothing without a streak.
 * @throws {AppError} not_found
 */
export async function resetSource(
  deps: Deps,
  actor: Actor,
  { accountId, kind, source }: SourceToReview,
  client: Client,
): Promise<Autonomy> {
  const owned = await ownedAccount(deps, actor, accountId);
  await transaction(deps.db, async (tx) => {
    const details = { accountId, account: owned.account.name, source };
    await writeAudit(tx, ownChange(actor.userId, 'autonomy.reset', client, deps.clock.now(), details));
    await recheckAccount(tx, accountId);
    await loseTrust(deps, tx, actor.userId, { accountId, kind, source }, 'owner');
  });
  return toApi(deps.db, owned);
}
