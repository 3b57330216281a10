import { refuseUsed } from '../../../db/moving/target.ts';
import type { Db } from '../../../db/open.ts';
import { latestMoment, takePrecautions } from '../../../db/operations/restores.ts';
import type { StoredTiming } from '../../../db/schema/index.ts';
import { windowAt } from '../../automation/decide/hours.ts';
import type { Clock } from '../../clock.ts';
import { farewell } from '../../messaging/mail/mailer.ts';
import { storedText } from '../../texts/stored.ts';
import { knownBeforeFailover } from '../primary.ts';
import { restoredReason } from './restoreBackup.ts';

type Hours = Parameters<typeof windowAt>[0];

/**
 * Keeps a restored database on Postgres from repeating work that it no longer knows of. Also for a failover
 * that lost commits.
 * @throws {DatabaseProblem} while a server uses it
 */
export async function afterRestore(
  { db, clock }: { db: Db; clock: Clock },
  url: string,
  { keepTokens }: { keepTokens: boolean },
): Promise<{ mails: number; tokens: number; knownUntil: number }> {
  await refuseUsed(url);
  const at = clock.now();
  // After a failover, servers have written since, so the latest moment would be too late.
  const knownUntil = (await knownBeforeFailover(db)) ?? (await latestMoment(db));
  const reason = restoredReason(knownUntil);
  const found = await takePrecautions(db, {
    at,
    knownUntil,
    reason: reason.message,
    reasonText: storedText(reason),
    keepTokens,
    farewell,
    hoursEnd: (timing: StoredTiming) => windowAt(timing as Hours, at)?.closesAt ?? null,
  });
  return { ...found, knownUntil };
}
