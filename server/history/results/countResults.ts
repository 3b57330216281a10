import { Temporal } from 'temporal-polyfill';
import { countComments, endOverdueReads, queueReads, type Uncounted } from '../../../db/history/results.ts';
import { defaultSettings } from '../../accounts/settings/schemas.ts';
import type { EngineTime } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { day, hour, second } from '../../durations.ts';
import type { Result, Signals, Task } from '../../jobs/jobs.ts';

/** Limits each write lock to a few milliseconds. */
const commentsAtOnce = 100;
/** Results that could not be read for this long are given up. */
const overdueAfter = 7 * day;
const every = 15 * second;

/** When a comment's results are read next; null after the last read. @param now ms, by the engine's clock */
export function nextReadAt(hours: readonly number[], createdAt: number, now: EngineTime): number | null {
  return hours.map((after) => createdAt + after * hour).find((at) => at > now) ?? null;
}

/** The first read, which is due at once if it is in the past. Null if even the last one is in the past. */
function firstReadAt(hours: readonly number[], createdAt: number, now: EngineTime): number | null {
  return nextReadAt(hours, createdAt, now) === null ? null : createdAt + (hours[0] ?? 0) * hour;
}

/** Counts new comments in the results, and queues the reads that are due. */
export function resultsTask(deps: Deps): Task {
  const { clock } = deps;
  const handler = async (_job: unknown, { stopping }: Signals): Promise<Result> => {
    await countResults(deps, stopping);
    return stopping.aborted ? { state: 'release' } : { state: 'repeat', runAt: clock.now() + every };
  };
  return { handler, clock, concurrency: 1, every: { ms: every, firstAfter: second } };
}

async function countResults({ db, clock, engineClock, config }: Deps, stopping: AbortSignal): Promise<void> {
  const now = engineClock.now();
  for (let counted = commentsAtOnce; counted === commentsAtOnce && !stopping.aborted; )
    counted = await countComments(db, { now, limit: commentsAtOnce, toResult });
  await endOverdueReads(db, now - overdueAfter);
  await queueReads(db, now, clock.now());

  function toResult({ id, timing, original, decidedAt, decidedBy, ...comment }: Uncounted) {
    const { createdAt, trace } = comment;
    const { timezone } = timing ?? defaultSettings.timing;
    return {
      commentId: id,
      accountId: comment.accountId,
      createdAt,
      day: comment.windowDay,
      hour: Temporal.Instant.fromEpochMilliseconds(createdAt).toZonedDateTimeISO(timezone).hour,
      category: comment.category,
      source: comment.source,
      promptVersion: trace?.promptVersion ?? '',
      move: trace?.move ?? '',
      language: trace?.language ?? '',
      review:
        original !== null && original !== comment.comment
          ? ('edited' as const)
          : decidedAt === null || trace?.autonomy
            ? ('automatic' as const)
            : ('approved' as const),
      reviewer: decidedBy ?? '',
      nextReadAt: firstReadAt(config.RESULT_READS_HOURS, createdAt, now),
    };
  }
}
