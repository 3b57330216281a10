import { type AccountRow, findAccount } from '../../../db/accounts/accounts.ts';
import { endConsent, findVoice } from '../../../db/accounts/voices.ts';
import type { Deps } from '../../deps.ts';
import { minute } from '../../durations.ts';
import { AppError } from '../../errors.ts';
import { noClient } from '../../http/client.ts';
import type { Task } from '../../jobs/jobs.ts';
import { ProviderFault } from '../../providers/fault.ts';
import { readComments } from './voice.ts';

/** After each failed read. The last wait repeats. */
const waits = [minute, 5 * minute, 15 * minute, 60 * minute];
/** About a day, after which the reads of the next day have failed too. */
const most = 28;

/**
 * Reads the comments of members who were just connected, whose owners agreed to it before. If they can't be
 * read within a day, or never, the yes ends and the owner can give it again.
 */
export function voiceTask(deps: Deps): Task {
  const { db, clock, log } = deps;
  return {
    clock,
    concurrency: 2,
    waits,
    async handler({ key: accountId, attempts }) {
      const { allowedAt = null, readAt = null } = (await findVoice(db, accountId)) ?? {};
      const account = (await findAccount(db, accountId))?.account;
      const isAsked = allowedAt !== null && (readAt === null || readAt < allowedAt);
      if (!account || !isAsked) return { state: 'done' };
      const error = await tryRead(account, allowedAt);
      if (error === null) return { state: 'done' };
      const wait = waits[Math.min(attempts, waits.length) - 1];
      if (wait !== undefined && attempts < most && !error.isFinal)
        return { state: 'retry', runAt: clock.now() + wait, error: error.detail };
      await endConsent(db, accountId, allowedAt);
      return { state: 'done' };
    },
  };

  async function tryRead(account: AccountRow, allowedAt: number) {
    if (account.status !== 'Connected' || account.providerId === '')
      return { detail: 'not connected', isFinal: false };
    try {
      await readComments(deps, account, noClient, allowedAt);
    } catch (fault) {
      // Forgotten or removed meanwhile.
      if (fault instanceof AppError && fault.code === 'not_found') return null;
      if (!(fault instanceof ProviderFault)) throw fault;
      const { kind, detail } = fault;
      log.info({ accountId: account.accountId, detail }, 'failed to read the comments of a member');
      return { detail, isFinal: kind === 'refused' || kind === 'gone' };
    }
    return null;
  }
}
