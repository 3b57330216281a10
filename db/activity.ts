import type { Db } from './open.ts';
import { prepared } from './prepared.ts';

/** What happened in an hour: comments that were posted, and what went wrong by its cause. */
export type HourOfEvents = { posted: number; faults: Record<string, number> };

const hour = 3_600_000;
const bounds = prepared((db) =>
  db.$client.prepare<[], { first: number | null; last: number | null }>(
    'select min(id) as first, max(id) as last from events',
  ),
);
const nextFrom = prepared((db) =>
  db.$client.prepare<[number], { id: number; at: number }>(
    'select id, at from events where id >= ? order by id limit 1',
  ),
);
const countBetween = prepared((db) =>
  db.$client.prepare<[number, number], { kind: string; cause: string | null; n: number }>(`
    select kind, data ->> 'reason' as cause, count(*) as n from events
    where id >= ? and id < ? and kind in ('comment_posted', 'fault', 'comment_unknown') group by kind, cause`),
);
/** Hours that are over for good, so that nobody counts them twice. */
const counted = prepared(() => new Map<number, HourOfEvents>());
const mostCounted = 400;

/**
 * What happened in the hour that begins at `from` (ms, by the engine's clock). Ids grow with time, so its events are found by halving,
 * without an index of their own. An hour that ended two hours before `now` is counted once.
 */
export async function eventsInHour(db: Db, from: number, now: number): Promise<HourOfEvents> {
  const known = counted(db).get(from);
  if (known) return known;
  const found: HourOfEvents = { posted: 0, faults: {} };
  for (const { kind, cause, n } of countBetween(db).all(firstSince(db, from), firstSince(db, from + hour))) {
    if (kind === 'comment_posted') found.posted += n;
    else {
      const name = kind === 'comment_unknown' ? kind : (cause ?? 'internal');
      found.faults[name] = (found.faults[name] ?? 0) + n;
    }
  }
  if (from + 3 * hour <= now) {
    if (counted(db).size >= mostCounted) counted(db).clear();
    counted(db).set(from, found);
  }
  return found;
}

/** The lowest id whose event happened at `at` or later; beyond the last where none did. */
function firstSince(db: Db, at: number): number {
  const { first, last } = bounds(db).get() ?? {};
  let [low, high] = [first ?? 1, (last ?? 0) + 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const event = nextFrom(db).get(middle);
    if (!event || event.at >= at) high = middle;
    else low = event.id + 1;
  }
  return low;
}
