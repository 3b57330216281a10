import { nearestToLimits, readsOfAll } from '../../db/providerReads.ts';
import { providerDay } from '../automation/engine/readBudget.ts';
import { iso } from '../clock.ts';
import type { Deps } from '../deps.ts';
import type { ReadsOfAll } from './schemas.ts';

const shown = 10;

/** The reads of all accounts on the provider's current day, and the accounts closest to their limits. */
export function readReads({
  db,
  engineClock,
  reads: { limits },
}: Pick<Deps, 'db' | 'engineClock' | 'reads'>): ReadsOfAll {
  const { day, endsAt } = providerDay(engineClock.now());
  const all = readsOfAll(db, day, limits);
  return {
    day,
    resetsAt: iso(endsAt),
    searchRows: { used: all.searchRows, limit: limits.searchRows, reached: all.reachedSearchRows },
    profiles: { used: all.profiles, limit: limits.profiles, reached: all.reachedProfiles },
    others: { used: all.others, limit: limits.others, reached: all.reachedOthers },
    comments: all.comments,
    rateLimits: all.rateLimits,
    nearest: nearestToLimits(db, day, limits, shown),
  };
}
