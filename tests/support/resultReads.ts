import { randomFrom } from '../../sandbox/random.ts';
import type { EngineTime } from '../../server/clock.ts';
import { nextReadAt, readSince } from '../../server/history/results/nextReadAt.ts';

const hour = 3_600_000;
const day = 24 * hour;
const perPage = 100;
const mostPages = 10;
const talkedFor = 3 * day;
/** Results take at most two thirds of the 90 reads of a UTC day. */
export const mostCalls = 60;

/** A comment, and the times of the replies to it, oldest first; ms. */
export type Commented = { at: number; replies: number[] };

export type Played = {
  /** Calls that the read limit counts, by the number of days since the start. */
  calls: number[];
  /** When the account was read. */
  readAt: number[];
  /** How long after each reply it was stored, in ms; without replies that no read found. */
  delays: number[];
};

/** An account's reads without a database: how many calls each takes, and which replies it finds. */
function readsOf(comments: readonly Commented[], start: number, until: number) {
  const played: Played = {
    calls: Array.from({ length: Math.ceil((until - start) / day) }, () => 0),
    readAt: [],
    delays: [],
  };
  /** The number of replies at the latest read of each comment. */
  const counters = new Map<Commented, number>();

  /**
   * @param oldest pages are read until they hold the comments since then
   * @param isDaily also reads threads in which one reply may have replaced another
   * @returns false if the day's reads were used up
   */
  function read(now: number, oldest: number, { isDaily = false, mostThreads = 1_000 } = {}): boolean {
    const today = Math.floor((now - start) / day);
    const take = (calls: number) => {
      played.calls[today] = (played.calls[today] ?? 0) + calls;
    };
    const isUsedUp = () => (played.calls[today] ?? 0) >= mostCalls;
    if (isUsedUp()) return false;
    played.readAt.push(now);
    const posted = comments.filter(({ at }) => at <= now).reverse();
    const expected = posted.findLastIndex(({ at }) => at >= oldest) + 1;
    const pages = Math.min(mostPages, Math.max(1, Math.ceil(expected / perPage)));
    take(pages);
    let threads = 0;
    for (const comment of posted.slice(0, pages * perPage)) {
      const before = counters.get(comment) ?? 0;
      const replies = comment.replies.filter((at) => at <= now);
      const mayHaveChanged = isDaily && replies.length > 0 && comment.at > now - talkedFor;
      if ((replies.length === before && !mayHaveChanged) || threads >= mostThreads) continue;
      if (isUsedUp()) return false;
      threads += 1;
      take(1);
      played.delays.push(...replies.slice(before).map((at) => now - at));
      counters.set(comment, replies.length);
    }
    return true;
  }
  return { played, read };
}

const nextDay = (now: number): number => (Math.floor(now / day) + 1) * day;

/** Today's rule: the account is read as `nextReadAt` says. */
export function readByAccount(comments: readonly Commented[], start: number, until: number): Played {
  const { played, read } = readsOf(comments, start, until);
  let [readAt, next] = [null as EngineTime | null, null as number | null];
  let posted = 0;
  for (;;) {
    const comment = comments[posted];
    if (comment && comment.at < (next ?? until)) {
      posted += 1;
      next = Math.min(next ?? until, comment.at + (readAt === null ? hour : 4 * hour));
      continue;
    }
    if (next === null || next >= until) return played;
    const now = next as EngineTime;
    const since = readSince(readAt, now);
    if (read(now, since, { isDaily: since < now - talkedFor })) {
      readAt = now;
      next = nextReadAt(comments[posted - 1]?.at ?? null, now);
    } else next = nextDay(now);
  }
}

/** The rule until November 2026: each comment is read 1, 24, 72 and 168 hours after it. */
export function readByComment(comments: readonly Commented[], start: number, until: number): Played {
  const { played, read } = readsOf(comments, start, until);
  const due = comments
    .flatMap(({ at }) => [1, 24, 72, 168].map((hours) => ({ at, due: at + hours * hour })))
    .sort((a, b) => a.due - b.due);
  const [every, mostThreads] = [15_000, 10];
  let now = start;
  for (let n = 0; n < due.length; ) {
    now = Math.max(now, (due[n]?.due ?? until) + every);
    if (now >= until) break;
    const from = n;
    while ((due[n]?.due ?? until) <= now) n += 1;
    if (read(now, Math.min(...due.slice(from, n).map(({ at }) => at)), { mostThreads })) continue;
    n = from;
    now = nextDay(now);
  }
  return played;
}

/**
 * Weeks of an account that comments from Monday to Friday between 9:00 and 17:00 UTC. A seventh of the
 * comments get up to three replies, half of these within 8 hours, the last within 10 days.
 * @param start a Monday, 0:00 UTC
 */
export function commentedWeeks(perDay: number, weeks: number, start: number): Commented[] {
  const random = randomFrom(`results:${perDay}`);
  const comments: Commented[] = [];
  for (let today = 0; today < weeks * 7; today += 1)
    for (let n = 0; today % 7 < 5 && n < perDay; n += 1) {
      const at = start + today * day + 9 * hour + Math.floor(((n + random()) / perDay) * 8 * hour);
      const count = random() < 1 / 7 ? 1 + Math.floor(random() * 3) : 0;
      const replies = Array.from({ length: count }, () => at + Math.floor((hour / 4) * 960 ** random()));
      comments.push({ at, replies: replies.sort((a, b) => a - b) });
    }
  return comments;
}
