import { heldSince } from '../../../db/automation/drafts.ts';
import type { RunView } from '../../../db/automation/engineView.ts';
import { closedByWriter } from '../../../db/automation/postDecisions.ts';
import { settingsOf } from '../decide/gate.ts';
import { type Window, windowAfter } from '../decide/hours.ts';
import { waitAfter } from '../decide/interval.ts';
import { states, wallTime } from '../decide/states.ts';
import { skipPost } from './skipPost.ts';
import type { Closed, EngineDeps, PendingComment, StepResult } from './steps.ts';

/** How many posts without a comment to write for, per slot and per day. */
const mostPerSlot = 3;
const mostPerDay = 20;

/** Closes the post with its reason; then as `afterNoComment`. */
export async function afterClosing(
  deps: EngineDeps,
  view: RunView,
  window: Window,
  intent: PendingComment,
  { closed, why, detail }: Closed,
): Promise<Pick<StepResult, 'state' | 'patch'>> {
  await skipPost(deps, view, intent, closed, why, detail);
  return afterNoComment(deps, view, window);
}

/**
 * Called when a post was written for and nothing is posted. After three such posts in a slot the account
 * rests for an interval, after twenty in a day until the next day.
 */
export async function afterNoComment(
  deps: EngineDeps,
  view: RunView,
  window: Window,
): Promise<Pick<StepResult, 'state' | 'patch'>> {
  const { accountId } = view.account;
  const { notBefore } = view.automation;
  const { timing } = settingsOf(view);
  const now = deps.engineClock.now();
  const countSince = async (since: number) =>
    (await closedByWriter(deps.db, accountId, since)) + (await heldSince(deps.db, accountId, since));
  const inDay = await countSince(window.opensAt);
  const inSlot = await countSince(Math.max(window.opensAt, notBefore));
  const restUntil = (at: number, count: number) => ({
    state: states.declined(at, wallTime(at, now, timing.timezone), count),
    patch: {},
  });
  if (inDay >= mostPerDay) {
    const next = windowAfter(timing, now)?.opensAt;
    return restUntil(next ?? window.closesAt, inDay);
  }
  if (inSlot > 0 && inSlot % mostPerSlot === 0)
    return restUntil(waitAfter(view, now, deps.random()).notBefore, mostPerSlot);
  return { state: { ...states.working(now), dueAt: now + deps.pace.gap() }, patch: {} };
}
