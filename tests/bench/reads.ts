import {
  type Commented,
  commentedWeeks,
  mostCalls,
  type Played,
  readByAccount,
  readByComment,
} from '../support/resultReads.ts';

const hour = 3_600_000;
const day = 24 * hour;
const start = Date.parse('2026-03-02T00:00:00Z');
const weeks = 4;
/** A pause after the weeks, in which reading ends. */
const until = start + weeks * 7 * day + 35 * day;

/**
 * `npm run bench -- reads`: the reads of results per account and day, and how soon a reply is found, by the
 * rule before and by today's, for an account that comments for four weeks and is then paused.
 */
export async function run(): Promise<void> {
  const rows = [1, 5, 20, 60].flatMap((perDay) => {
    const comments = commentedWeeks(perDay, weeks, start);
    return [
      row('each comment', perDay, comments, readByComment(comments, start, until)),
      row('the account', perDay, comments, readByAccount(comments, start, until)),
    ];
  });
  console.table(rows);
  console.log(`At most ${mostCalls} calls a day are left to results.`);
}

function row(rule: string, perDay: number, comments: Commented[], { calls, delays }: Played) {
  const callsOn = (isShown: (today: number) => boolean) => calls.filter((_, today) => isShown(today));
  const isWeekend = (today: number) => today % 7 > 4;
  const mean = (numbers: number[]) =>
    Number((numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length)).toFixed(1));
  const sorted = delays.toSorted((a, b) => a - b);
  const hours = (share: number) =>
    Number(((sorted[Math.floor(share * (sorted.length - 1))] ?? 0) / hour).toFixed(1));
  const replies = comments.reduce((sum, comment) => sum + comment.replies.length, 0);
  return {
    'comments a day': perDay,
    'read by': rule,
    'calls, weekday': mean(callsOn((today) => today < weeks * 7 && !isWeekend(today))),
    weekend: mean(callsOn((today) => today < weeks * 7 && isWeekend(today))),
    'paused, 2nd to 4th week': mean(callsOn((today) => today >= (weeks + 1) * 7 && today < (weeks + 4) * 7)),
    'most on a day': Math.max(...calls),
    replies,
    'found after, median h': hours(0.5),
    'p90 h': hours(0.9),
    'slowest h': hours(1),
    'never found': replies - delays.length,
  };
}
