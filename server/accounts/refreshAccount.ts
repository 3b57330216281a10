import {
  type AccountRow,
  type Connected,
  findAccount,
  forgetRestart,
  noteRestart,
  queueRefresh,
  settleRefresh,
  updateAccount,
} from '../../db/accounts/accounts.ts';
import { recheckAccount } from '../../db/automation/automations.ts';
import { forgetFault } from '../../db/messaging/newsMails.ts';
import { transaction } from '../../db/transaction.ts';
import { keepState } from '../automation/controls/toApi.ts';
import { states } from '../automation/decide/states.ts';
import type { Deps } from '../deps.ts';
import { minute, second } from '../durations.ts';
import type { Task } from '../jobs/jobs.ts';
import { mailSignedOut } from '../messaging/news/newsMails.ts';
import { queueWebhook } from '../messaging/webhooks/outgoing.ts';
import { ProviderFault } from '../providers/fault.ts';
import { accountGone } from './checkGone.ts';

type Status = AccountRow['status'];
export type ReadAccount = {
  found: Connected;
  frozen: boolean;
  /** Whether name, e-mail and picture are the owner's. */
  withOwner: boolean;
};

/**
 * Reads an account from the network, with its owner if possible. In the first seconds after a sign-in the
 * owner may be unreadable; the account then counts as connecting.
 * @param known skips the owner, who was read since the last connection: it would cost a read at LinkedIn
 */
export async function readConnected(
  deps: Pick<Deps, 'network' | 'log'>,
  accountId: string,
  known = false,
): Promise<ReadAccount> {
  const account = await deps.network.readAccount(accountId);
  const found: Connected = {
    accountId,
    status: account.status === 'Disconnected' ? 'Disconnected' : 'Connecting',
    providerId: account.providerId,
    name: account.name || 'LinkedIn account',
    email: '',
    imageUrl: '',
  };
  const unread = { found, frozen: account.status === 'Frozen', withOwner: false };
  if (account.status !== 'Connected') return unread;
  if (known) return { ...unread, found: { ...found, status: 'Connected' } };
  try {
    const owner = await deps.network.readOwner(accountId);
    const name = owner.name || account.name;
    return { found: { accountId, status: 'Connected', ...owner, name }, frozen: false, withOwner: true };
  } catch (fault) {
    if (!(fault instanceof ProviderFault)) throw fault;
    deps.log.info({ accountId, detail: fault.detail }, 'failed to read the owner of an account, will retry');
    return unread;
  }
}

/**
 * Reads an account's status from the network; an event only triggers it, because its content is not trusted.
 * An account that was deleted there becomes disconnected, and a frozen one is restarted once.
 * @returns null for an unknown account
 * @throws {ProviderFault} if the network can't be read
 */
export async function refreshAccount(deps: Deps, accountId: string): Promise<Status | null> {
  const known = await findAccount(deps.db, accountId);
  if (!known) return null;
  const { providerId: owner, status: before } = known.account;
  const read = await readConnected(deps, accountId, before === 'Connected' && owner !== '').catch((fault) => {
    if (fault instanceof ProviderFault && fault.kind === 'gone') return null;
    throw fault;
  });
  const status = read?.found.status ?? 'Disconnected';
  const { name, email, imageUrl } = read?.withOwner ? read.found : known.account;
  const providerId = read?.found.providerId || owner;
  await transaction(deps.db, async (tx) => {
    await updateAccount(tx, { accountId, providerId, name, email, imageUrl, status });
    if (status === 'Connecting') await queueRefresh(tx, accountId, deps.clock.now());
    if (status === before) return;
    const change = { at: deps.engineClock.now(), accountId, data: { name, reason: 'login' } };
    const type = status === 'Connected' ? 'account.connected' : 'account.disconnected';
    if (status !== 'Connecting') await queueWebhook(tx, known.account.userId, type, change, deps.clock.now());
    if (status === 'Connected') await forgetFault(tx, accountId);
    if (status === 'Disconnected') await mailSignedOut(deps, tx, { ...known.account, name });
    // A broken login pauses the account; after a new login its owner presses Start.
    const { dueAt: _dueAt, ...broken } = read ? states.notConnected() : accountGone();
    await recheckAccount(tx, accountId, status === 'Disconnected' ? { running: false, ...broken } : {});
    await keepState(deps, tx, accountId, known.automation);
  });
  if (read?.frozen) await restartOnce(deps, accountId);
  else if (status !== 'Connecting' && known.account.restartedAt !== null)
    await forgetRestart(deps.db, accountId);
  return status;
}

/** `refreshAccount` without its faults: the job retries. */
export async function tryRefresh(deps: Deps, accountId: string): Promise<void> {
  try {
    await refreshAccount(deps, accountId);
  } catch (fault) {
    if (!(fault instanceof ProviderFault)) throw fault;
    deps.log.info({ accountId, detail: fault.detail }, 'failed to read a connecting account, will retry');
  }
}

/** Restarts a frozen account at the provider, once until it works again. */
export async function restartOnce(
  deps: Pick<Deps, 'db' | 'clock' | 'log' | 'network'>,
  accountId: string,
): Promise<void> {
  if (!(await noteRestart(deps.db, accountId, deps.clock.now()))) return;
  try {
    const restarted = await deps.network.restartAccount(accountId);
    deps.log.warn({ accountId, restarted }, 'restarted a frozen account at the provider');
  } catch (fault) {
    if (!(fault instanceof ProviderFault)) throw fault;
    deps.log.warn({ accountId, detail: fault.detail }, 'failed to restart a frozen account, will retry');
    await forgetRestart(deps.db, accountId);
  }
}

/** After each read of a connecting account. The last wait repeats. */
const waits = [minute, 5 * minute, 15 * minute, 60 * minute];

/** Reads a connecting account until it connects or disconnects, so that a lost event causes only a delay. */
export function refreshTask(deps: Deps): Task {
  const { db, clock } = deps;
  return {
    clock,
    concurrency: 2,
    waits,
    retriedAtStart: true,
    async handler(job) {
      const known = await findAccount(db, job.key);
      if (known?.account.status === 'Connecting') await tryRefresh(deps, job.key);
      const wait = waits[Math.min(job.attempts, waits.length) - 1] ?? 30 * second;
      const claim = { ...job, kind: 'account_refresh' as const };
      return { state: 'done', record: () => settleRefresh(db, claim, clock.now() + wait) };
    },
  };
}

/** Stores a status that a call to the network has revealed. */
export async function setAccountStatus(
  deps: Pick<Deps, 'db' | 'clock' | 'engineClock' | 'mail' | 'config'>,
  { accountId, userId, providerId, name, email, imageUrl, status: before }: AccountRow,
  status: 'Disconnected',
): Promise<void> {
  await transaction(deps.db, async (tx) => {
    await updateAccount(tx, { accountId, providerId, name, email, imageUrl, status });
    const lost = { at: deps.engineClock.now(), accountId, data: { name, reason: 'login' } };
    if (before === status) return;
    await queueWebhook(tx, userId, 'account.disconnected', lost, deps.clock.now());
    await mailSignedOut(deps, tx, { accountId, userId, name });
  });
}
