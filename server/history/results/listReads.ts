import { readTimes } from '../../../db/history/results.ts';
import type { Scope } from '../../../db/scope.ts';
import { iso } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { AccountRead } from './schemas.ts';

/** When each account's results were read and are read next. An overdue read is shown as due now. */
export async function listReads(
  { db, engineClock }: Pick<Deps, 'db' | 'engineClock'>,
  scope: Scope,
): Promise<AccountRead[]> {
  const now = engineClock.now();
  const rows = await readTimes(db, scope, now);
  return rows.map(({ accountId, readAt, nextReadAt, isConnected, isReadable, sinceEnd }) => ({
    accountId,
    readAt: readAt === null ? null : iso(readAt),
    nextReadAt: nextReadAt === null || !isReadable ? null : iso(Math.max(nextReadAt, now)),
    stopped: nextReadAt === null || isReadable ? null : isConnected ? 'plan' : 'connection',
    sinceEnd,
  }));
}
