import { operatorStop } from '../../db/automation/switches.ts';
import { writeAudit } from '../../db/history/audit.ts';
import type { Reader } from '../../db/open.ts';
import { lastRestore, latestMoment, stopAfterLoss } from '../../db/operations/restores.ts';
import type { PrimaryWatch } from '../../db/postgres/primary.ts';
import { type Clock, iso } from '../clock.ts';
import type { Log } from '../log.ts';
import type { Sentence } from '../texts/sentence.ts';
import { readSentence, storedText } from '../texts/stored.ts';
import { text } from '../texts/text.ts';

type Kind = Parameters<PrimaryWatch['replaced']>[1]['kind'];

const reasons = { promoted: 'operations.standbyPromoted', other: 'operations.otherPostgres' } as const;
const keys: readonly string[] = Object.values(reasons);
/** Customers read it, each in their language. */
const reasonOf = (kind: Kind, knownUntil: number): Sentence =>
  text(reasons[kind], { time: { at: iso(knownUntil), zone: null, form: 'moment' } });

const next =
  'Stop all servers, run npm run after-restore, start them, then resume comments. If nothing was lost, resume them at once';

/**
 * Stops all comments after a failover of Postgres that may have lost commits. Accounts then look at the
 * network before they comment on an older post.
 */
export const watchPrimary = ({ clock, log }: { clock: Clock; log: Log }): PrimaryWatch => ({
  async replaced(tx, { kind, lossless }) {
    if (lossless)
      return () => log.warn('Postgres failed over to a standby that lacks nothing, comments go on');
    const at = clock.now();
    const knownUntil = await latestMoment(tx);
    const reason = reasonOf(kind, knownUntil);
    await stopAfterLoss(tx, { at, knownUntil, reason: reason.message, reasonText: storedText(reason) });
    const details = { reason: reason.message };
    await writeAudit(tx, { at, actorId: 'server', action: 'automation.stop', subject: 'server', details });
    return () =>
      log.error({ alarm: 'postgres_replaced' }, `all comments are stopped: ${reason.message}. ${next}`);
  },
  unidentified: (reason) =>
    log.warn(
      { reason },
      'Postgres does not tell which server it is, so a failover with loss stays unnoticed',
    ),
});

/** The stop's reason and the operator's next step after a failover; null for any other stop. */
export function faultOfStop(stop: { reason: string; reasonText: string | null } | undefined): string | null {
  if (!stop) return null;
  const { message, text } = readSentence(stop.reason, stop.reasonText);
  return text !== undefined && keys.includes(text.key) ? `${message}. ${next}` : null;
}

/** The latest moment that the failover kept, ms since the epoch. Undefined if none stopped the comments. */
export const knownBeforeFailover = async (db: Reader): Promise<number | undefined> =>
  faultOfStop(await operatorStop(db)) === null ? undefined : (await lastRestore(db))?.knownUntil;
