import { type CommentRow, countsOn } from '../../../db/automation/comments.ts';
import { approvedDrafts } from '../../../db/automation/drafts.ts';
import { readDecision } from '../../../db/automation/engineView.ts';
import { commentsOn, renews } from '../../../db/automation/schedule.ts';
import { trustedSources } from '../../../db/automation/sourceTrust.ts';
import { ownedAccount } from '../../accounts/ownedAccount.ts';
import type { Timing } from '../../accounts/settings/schemas.ts';
import { iso } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { invalid, notFound } from '../../errors.ts';
import type { Actor } from '../../identity/auth/authenticate.ts';
import { text } from '../../texts/text.ts';
import { stopsFor } from '../controls/toApi.ts';
import { settingsOf } from '../decide/gate.ts';
import { localDate, shifted, windowAfter, windowAt } from '../decide/hours.ts';
import { restingState } from '../decide/resting.ts';
import { sinceDay } from '../run/runAccount.ts';
import { type DoneSlot, type Slot, scheduleDay } from './scheduleDay.ts';
import type { DaySchedule, ScheduleSlot } from './schemas.ts';
import { scheduleWarnings } from './warnings.ts';

const daysAround = 400;

/**
 * A day's past comments and the next ones that the engine would post, if there is always a post.
 * @throws {AppError} not_found; invalid_input for a day that is too far away
 */
export async function readSchedule(
  deps: Deps,
  actor: Actor,
  { accountId, date: asked }: { accountId: string; date?: string | undefined },
): Promise<DaySchedule> {
  const { db, engineClock } = deps;
  await ownedAccount(deps, actor, accountId);
  const view = await readDecision(db, accountId, sinceDay(engineClock.now()));
  if (!view) throw notFound('account');
  const settings = settingsOf(view);
  const now = engineClock.now();
  const date = dayOf(settings.timing, now, asked);
  const rows = await commentsOn(db, accountId, date);
  const approved = (await approvedDrafts(db, accountId)).map(({ draft, comment }) => ({
    ...named(comment),
    lapsesAt: draft.lapsesAt,
    notBefore: draft.notBefore,
  }));
  const reads = await deps.reads.shown(accountId);
  const outline = scheduleDay({
    view: { ...view, resting: restingState(view, now) },
    date,
    now,
    used: await countsOn(db, accountId, date),
    done: rows.map(doneSlot),
    approved,
    reads,
  });
  const stops = await stopsFor(db, actor.userId);
  const stoppedBy = stops.user !== null ? 'user' : stops.operator ? 'operator' : null;
  const warnings = scheduleWarnings({
    date,
    now,
    approved,
    view,
    outline,
    reads,
    stoppedBy,
    hasEarned: (await trustedSources(db, accountId)).some(({ earnedAt }) => earnedAt !== null),
    renews: await renews(db, actor.userId),
  });
  const { window, slots, limits } = outline;
  return {
    accountId,
    date,
    timezone: settings.timing.timezone,
    window: window && { opensAt: iso(window.opensAt), closesAt: iso(window.closesAt) },
    slots: slots.map(toWireSlot),
    limits,
    warnings,
    reads,
    clock: { now: iso(now), rate: deps.config.AUTOMATION_CLOCK_RATE },
  };
}

/** The requested day. By default the current window's, otherwise the next one's, otherwise today. */
function dayOf(timing: Timing, now: number, asked: string | undefined): string {
  const today = localDate(timing.timezone, now);
  if (asked === undefined) return (windowAt(timing, now) ?? windowAfter(timing, now))?.day ?? today;
  if (asked < shifted(today, -daysAround) || asked > shifted(today, daysAround)) {
    throw invalid('date', text('automation.dateTooFar', { days: daysAround }));
  }
  return asked;
}

const named = ({ id, category, postUrl, posterName }: CommentRow) => ({
  commentId: id,
  category,
  postUrl,
  posterName,
});
const doneSlot = (row: CommentRow): DoneSlot => ({
  kind: row.state === 'confirmed' ? 'posted' : 'planned',
  at: row.createdAt,
  ...named(row),
});
const toWireSlot = ({ at, ...slot }: Slot): ScheduleSlot => ({ at: iso(at), ...slot });
