import { Temporal } from 'temporal-polyfill';
import type { ResultRow } from '../../../db/history/resultRows.ts';
import { countComments, noteEndedPlans, queueReads, type Uncounted } from '../../../db/history/results.ts';
import { defaultSettings } from '../../accounts/settings/schemas.ts';
import { shareChanged } from '../../automation/learning/edit.ts';
import type { EngineTime } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { hour, second } from '../../durations.ts';
import type { Result, Signals, Task } from '../../jobs/jobs.ts';
import { nextReadAt } from './nextReadAt.ts';

/** Limits each write lock to a few milliseconds. */
const commentsAtOnce = 100;
const every = 15 * second;

/** The first read of an account. Later comments wait for the account's next read. */
const firstReadAfter = hour;

/** Counts new comments in the results, and queues the reads that are due. */
export function resultsTask(deps: Deps): Task {
  const { clock } = deps;
  const handler = async (_job: unknown, { stopping }: Signals): Promise<Result> => {
    await countResults(deps, stopping);
    return stopping.aborted ? { state: 'release' } : { state: 'repeat', runAt: clock.now() + every };
  };
  return { handler, clock, concurrency: 1, every: { ms: every, firstAfter: second } };
}

/** @param stopping ends it between two transactions */
export async function countResults(
  { db, clock, engineClock }: Pick<Deps, 'db' | 'clock' | 'engineClock'>,
  stopping: Pick<AbortSignal, 'aborted'> = { aborted: false },
): Promise<void> {
  const now = engineClock.now();
  for (let counted = commentsAtOnce; counted === commentsAtOnce && !stopping.aborted; )
    counted = await countComments(db, { now, limit: commentsAtOnce, toResult, nextReadAt: next });
  await noteEndedPlans(db, now);
  await queueReads(db, now, clock.now());

  function toResult({ id, timing, original, decidedAt, decidedBy, ...comment }: Uncounted) {
    const { createdAt, trace } = comment;
    const { timezone } = timing ?? defaultSettings.timing;
    const review = reviewOf();
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
      review,
      reviewer: decidedBy ?? '',
      wordsChanged:
        review === 'automatic'
          ? null
          : Math.round(1000 * shareChanged(original ?? comment.comment, comment.comment)),
    };

    function reviewOf(): ResultRow['review'] {
      if (original !== null && original !== comment.comment) return 'edited';
      return decidedAt === null || trace?.autonomy ? 'automatic' : 'approved';
    }
  }

  function next(newest: EngineTime, readAt: EngineTime | null): EngineTime | null {
    const at = nextReadAt(newest, now);
    return at === null || readAt !== null ? at : newest + firstReadAfter;
  }
}
