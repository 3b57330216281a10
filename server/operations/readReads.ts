import { nearestToLimits, readsOfAll } from '../../db/automation/providerReads.ts';
import { providerDay } from '../automation/engine/readBudget.ts';
import { iso } from '../clock.ts';
import type { Deps } from '../deps.ts';
import type { ReadsOfAll } from './schemas.ts';

const shown = 10;

export async function readReads({
  db,
  engineClock,
  reads: { limits },
}: Pick<Deps, 'db' | 'engineClock' | 'reads'>): Promise<ReadsOfAll> {
  const { day, endsAt } = providerDay(engineClock.now());
  const all = await readsOfAll(db, day, limits);
  return {
    day,
    resetsAt: iso(endsAt),
    searchRows: { used: all.searchRows, limit: limits.searchRows, reached: all.reachedSearchRows },
    profiles: { used: all.profiles, limit: limits.profiles, reached: all.reachedProfiles },
    others: { used: all.others, limit: limits.others, reached: all.reachedOthers },
    comments: all.comments,
    rateLimits: all.rateLimits,
    nearest: await nearestToLimits(db, day, limits, shown),
  };
}
