import { retireAccount } from '../../db/accounts/accountRemoval.ts';
import {
  type AccountPage,
  type ListedAccount,
  listAccounts as listRows,
} from '../../db/accounts/accounts.ts';
import { operatorStop } from '../../db/automation/switches.ts';
import { writeAudit } from '../../db/history/audit.ts';
import { transaction } from '../../db/transaction.ts';
import { type Stops, toWireAutomation } from '../automation/controls/toApi.ts';
import { iso } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../errors.ts';
import type { Client } from '../http/client.ts';
import type { Actor } from '../identity/auth/authenticate.ts';
import { scopeOf, type Workspace } from '../identity/people/workspace.ts';
import { ownChange } from '../identity/users/audit.ts';
import { queueWebhook } from '../messaging/webhooks/outgoing.ts';
import { text } from '../texts/text.ts';
import { ownedAccount } from './ownedAccount.ts';
import { tryRefresh } from './refreshAccount.ts';
import type { Account } from './schemas.ts';
import { defaultSettings } from './settings/schemas.ts';

/** Reads connecting accounts from the network first, so that their page needs no event. */
export async function listAccounts(
  deps: Deps,
  workspace: Pick<Workspace, 'owner' | 'accountIds'>,
  page: AccountPage,
): Promise<{ rows: Account[]; total: number }> {
  const scope = scopeOf(workspace);
  let found = await listRows(deps.db, scope, page);
  const connecting = found.rows.filter((row) => row.status === 'Connecting');
  if (connecting.length > 0) {
    await Promise.all(connecting.map((row) => tryRefresh(deps, row.accountId)));
    found = await listRows(deps.db, scope, page);
  }
  const now = deps.engineClock.now();
  const stops = { user: workspace.owner.stoppedAt, operator: await operatorStop(deps.db) };
  return { rows: found.rows.map((row) => toWireAccount(row, now, stops)), total: found.total };
}

function toWireAccount(row: ListedAccount, now: number, stops: Stops): Account {
  const { accountId, name, email, imageUrl, status, createdAt, firstStartedAt } = row;
  const { review, undoMinutes } = defaultSettings;
  const { running, state, nextActionAt } = toWireAutomation(row, now, stops);
  return {
    accountId,
    id: accountId,
    name,
    email,
    imageUrl,
    status,
    running,
    createdAt: iso(createdAt),
    firstStartedAt: firstStartedAt === null ? null : iso(firstStartedAt),
    state,
    nextActionAt,
    review: row.review ?? review,
    undoMinutes: row.undoMinutes ?? undoMinutes,
  };
}

/**
 * Stops an account for good, frees its seat and queues its deletion at the provider. History and taken
 * posts stay: connecting the same person again continues with its settings and limits.
 * @throws {AppError} not_found
 */
export async function disconnectAccount(
  deps: Deps,
  actor: Actor,
  accountId: string,
  client: Client,
): Promise<void> {
  const { account } = await ownedAccount(deps, actor, accountId);
  const now = deps.clock.now();
  const { name, email } = account;
  const noted = ownChange(actor.userId, 'account.disconnect', client, now, {
    before: { accountId, name, email },
  });
  const at = deps.engineClock.now();
  const { userId } = actor;
  const open = await transaction(deps.db, async (tx) => {
    const open = await retireAccount(tx, accountId, { now, decidedAt: at });
    if (!open) throw notFound('account');
    await writeAudit(tx, noted);
    const removed = { at, accountId, data: { name, reason: 'removed' } };
    await queueWebhook(tx, userId, 'account.disconnected', removed, now);
    for (const { id: commentId, ...comment } of open) {
      const data = { ...comment, commentId, outcome: 'unknown' };
      await queueWebhook(tx, userId, 'comment.failed', { at, accountId, data }, now);
    }
    return open;
  });
  for (const { id: commentId, postUrl, posterName, comment } of open) {
    await deps.events.publish(deps.db, {
      userId: actor.userId,
      accountId,
      kind: 'comment_unknown',
      at: deps.engineClock.now(),
      ...text('automation.outcomeUnknown', { quote: posterName }),
      data: { commentId, postUrl, posterName, comment },
    });
  }
  await deps.jobs.runNow('account_deletion', accountId);
}
