import { and, asc, count, gte, inArray, lt, max, min } from 'drizzle-orm';
import { jsonMember } from '../dialect/query.ts';
import { first } from '../first.ts';
import type { Reader } from '../open.ts';
import { events } from '../schema/index.ts';
import type { EngineTime } from '../time.ts';

export type HourOfEvents = { posted: number; faults: Record<string, number> };

const hour = 3_600_000;
/** Counts of past hours, cached because they no longer change. */
const counted = new WeakMap<Reader, Map<number, HourOfEvents>>();
const mostCounted = 400;

/**
 * The events of the hour from `from`, found by a binary search because ids grow with time. An hour is cached
 * two hours after its end.
 */
export async function eventsInHour(db: Reader, from: EngineTime, now: EngineTime): Promise<HourOfEvents> {
  const hours = counted.get(db) ?? new Map<number, HourOfEvents>();
  counted.set(db, hours);
  const known = hours.get(from);
  if (known) return known;
  const found: HourOfEvents = { posted: 0, faults: {} };
  for (const { kind, cause, n } of await countBetween(db, from)) {
    if (kind === 'comment_posted') found.posted += n;
    else {
      const name = kind === 'comment_unknown' ? kind : (cause ?? 'internal');
      found.faults[name] = (found.faults[name] ?? 0) + n;
    }
  }
  if (from + 3 * hour <= now) {
    if (hours.size >= mostCounted) hours.clear();
    hours.set(from, found);
  }
  return found;
}

async function countBetween(db: Reader, from: EngineTime) {
  const cause = jsonMember<string | null>(events.data, 'reason');
  return db
    .select({ kind: events.kind, cause, n: count() })
    .from(events)
    .where(
      and(
        gte(events.id, await firstSince(db, from)),
        lt(events.id, await firstSince(db, from + hour)),
        inArray(events.kind, ['comment_posted', 'fault', 'comment_unknown']),
      ),
    )
    .groupBy(events.kind, cause);
}

/** The lowest id at `at` or later; one more than the last id if there is none. */
async function firstSince(db: Reader, at: EngineTime): Promise<number> {
  // Two queries, because SQLite finds a single min or max in the index, but scans the table for both at once.
  const least = await first(db.select({ id: min(events.id) }).from(events));
  const greatest = await first(db.select({ id: max(events.id) }).from(events));
  let [low, high] = [least?.id ?? 1, (greatest?.id ?? 0) + 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const event = await first(
      db
        .select({ id: events.id, at: events.at })
        .from(events)
        .where(gte(events.id, middle))
        .orderBy(asc(events.id))
        .limit(1),
    );
    if (!event || event.at >= at) high = middle;
    else low = event.id + 1;
  }
  return low;
}
