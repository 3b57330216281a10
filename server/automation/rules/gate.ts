import type { EngineView, RunView } from '../../../db/automation/engineView.ts';
import { defaultSettings } from '../../accounts/settings/schemas.ts';
import type { CommentCategory } from '../../history/comments/schemas.ts';
import { isSubscribed } from '../../identity/users/schemas.ts';
import { unnamed } from '../../texts/sentence.ts';
import { type State, states, wallTime } from '../engine/states.ts';
import { type Window, windowAfter, windowAt } from '../schedule/schedule.ts';
import { type Left, limitsOn } from './warmUp.ts';

export type Used = Record<CommentCategory, number>;

export type Opening = { window: Window; left: Left };

/** `between`: only the wait between two comments forbids acting. */
export type Verdict = ({ act: true } & Opening) | { act: false; state: State; between?: Opening };

export const categoriesIn = (left: Left): CommentCategory[] =>
  (['Search', 'Monitor'] as const).filter((category) => left[category] > 0);

/** An account that was never saved has the defaults. */
export const settingsOf = (view: Pick<EngineView, 'settings'>) => {
  const saved = view.settings;
  return saved
    ? {
        ...saved,
        timing: {
          ...saved.timing,
          activeDays: saved.timing.activeDays as (typeof defaultSettings)['timing']['activeDays'],
        },
      }
    : { ...defaultSettings };
};

/** Null outside of all windows. */
export const currentWindow = (view: EngineView, now: number): Window | null =>
  windowAt(settingsOf(view).timing, now);

/**
 * Whether an account may comment now; if not, why and until when. Pure.
 * @param used what counts for the day of `window`; @param now by the engine's clock
 */
export function mayAct(view: EngineView, window: Window | null, used: Used, now: number): Verdict {
  const settings = settingsOf(view);
  const { timing } = settings;
  const wall = (at: number) => wallTime(at, now, timing.timezone);
  const no = (state: State): Verdict => ({ act: false, state });

  if (view.account.removedAt !== null) return no(states.paused());
  if (!view.automation.running) {
    return no(view.account.status === 'Disconnected' ? states.notConnected() : states.paused());
  }
  if (view.user.stoppedAt !== null) return no(states.stoppedByUser());
  if (!isSubscribed(view.user.status)) return no(states.noSubscription());
  if (view.account.status === 'Connecting') return no(states.connecting());
  if (view.account.status !== 'Connected') return no(states.notConnected());

  const configured: Left = { Search: settings.dailySearchComments, Monitor: settings.dailyMonitorComments };
  if (configured.Search + configured.Monitor === 0) return no(states.limitsOff());
  const sources = { Search: settings.searchUrls.length, Monitor: settings.searchProfiles.length };
  const usable = (category: CommentCategory) => configured[category] > 0 && sources[category] > 0;
  if (!usable('Search') && !usable('Monitor')) return no(states.noSources());

  const next = windowAfter(timing, now);
  if (!window) {
    if (!next) return no(states.noWorkingDay());
    return no(states.outsideHours(next.opensAt, wall(next.opensAt)));
  }

  const limits = limitsOn({ settings, connectedAt: view.account.createdAt }, window.day);
  const leftOf = (category: CommentCategory) =>
    usable(category) ? Math.max(0, limits[category] - used[category]) : 0;
  const left: Left = { Search: leftOf('Search'), Monitor: leftOf('Monitor') };
  if (left.Search + left.Monitor === 0)
    return no(states.limitReached(next?.opensAt ?? null, next ? wall(next.opensAt) : unnamed('')));

  const { notBefore } = view.automation;
  if (notBefore > now) {
    if (notBefore < window.closesAt) {
      return { act: false, state: states.interval(notBefore, wall(notBefore)), between: { window, left } };
    }
    // The interval ends after hours: the next comment waits for both.
    if (windowAt(timing, notBefore)) return no(states.interval(notBefore, wall(notBefore)));
    const later = windowAfter(timing, notBefore);
    if (!later) return no(states.noWorkingDay());
    return no(states.outsideHours(later.opensAt, wall(later.opensAt)));
  }
  return { act: true, window, left };
}

/** The same for what a run has read. */
export function judgeRun(view: RunView, now: number): Verdict {
  const window = currentWindow(view, now);
  return mayAct(view, window, window ? view.used(window.day) : { Search: 0, Monitor: 0 }, now);
}

/**
 * The result of `mayAct` right after a comment, without reading; null if the window has changed.
 * @param opening before the comment; @param wait after it
 */
export function mayActAfter(
  view: EngineView,
  { window, left }: Opening,
  category: CommentCategory,
  wait: Pick<EngineView['automation'], 'notBefore' | 'intervalIndex'>,
  now: number,
): Verdict | null {
  const present = currentWindow(view, now);
  if (present?.day !== window.day) return null;
  const settings = settingsOf(view);
  const limits = limitsOn({ settings, connectedAt: view.account.createdAt }, window.day);
  const used: Used = { Search: limits.Search - left.Search, Monitor: limits.Monitor - left.Monitor };
  used[category] += 1;
  return mayAct({ ...view, automation: { ...view.automation, ...wait } }, present, used, now);
}
