import type { DecisionView, EngineView } from '../../../db/automation/engineView.ts';
import { defaultSettings } from '../../accounts/settings/schemas.ts';
import type { CommentCategory } from '../../history/comments/schemas.ts';
import { isSubscribed } from '../../identity/users/schemas.ts';
import { type Window, windowAfter, windowAt } from './hours.ts';
import { type State, states, wallTime } from './states.ts';
import { type Left, limitsOn } from './warmUp.ts';

export type Used = Record<CommentCategory, number>;

export type Opening = { window: Window; left: Left };

/**
 * `between`: only the wait between two comments forbids acting. `posting`: what approved drafts may use now,
 * even if their sources were removed.
 */
export type Verdict = (({ act: true } & Opening) | { act: false; state: State; between?: Opening }) & {
  posting?: Opening;
};

export const categoriesIn = (left: Left): CommentCategory[] =>
  (['Search', 'Monitor'] as const).filter((category) => left[category] > 0);

/** An account without saved settings has the defaults. */
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

/**
 * Whether an account may comment now; if not, why and until when. Pure.
 * @param now by the engine's clock
 */
export function mayAct(view: EngineView & Pick<DecisionView, 'used'>, now: number): Verdict {
  const obstacle = obstacleOf(view);
  if (obstacle) return { act: false, state: obstacle };
  const settings = settingsOf(view);
  const { timing } = settings;
  const wall = (at: number) => wallTime(at, now, timing.timezone);
  const { notBefore } = view.automation;
  const window = windowAt(timing, now);
  const allowed = window && leftOf(view, window.day, view.used(window.day));
  const posting = allowed && notBefore <= now && hasPlace(allowed) ? { window, left: allowed } : undefined;
  const no = (state: State): Verdict => ({ act: false, state, ...(posting && { posting }) });

  const configured: Left = { Search: settings.dailySearchComments, Monitor: settings.dailyMonitorComments };
  if (configured.Search + configured.Monitor === 0) return no(states.limitsOff());
  const sources = { Search: settings.searchUrls.length, Monitor: settings.searchProfiles.length };
  const usable = (category: CommentCategory) => configured[category] > 0 && sources[category] > 0;
  if (!usable('Search') && !usable('Monitor')) return no(states.noSources());

  const next = windowAfter(timing, now);
  if (!window || !allowed) {
    if (!next) return no(states.noWorkingDay());
    return no(states.outsideHours(next.opensAt, wall(next.opensAt)));
  }

  const left: Left = {
    Search: usable('Search') ? allowed.Search : 0,
    Monitor: usable('Monitor') ? allowed.Monitor : 0,
  };
  if (!hasPlace(left)) return no(states.limitReached(next?.opensAt ?? null, next ? wall(next.opensAt) : ''));

  if (notBefore > now) {
    if (notBefore < window.closesAt) {
      return { act: false, state: states.interval(notBefore, wall(notBefore)), between: { window, left } };
    }
    // The interval ends outside the working hours, so the next comment waits for the next window.
    if (windowAt(timing, notBefore)) return no(states.interval(notBefore, wall(notBefore)));
    const later = windowAfter(timing, notBefore);
    if (!later) return no(states.noWorkingDay());
    return no(states.outsideHours(later.opensAt, wall(later.opensAt)));
  }
  return { act: true, window, left, ...(posting && { posting }) };
}

/** Why an account may not post, whatever the time; null if it may. */
export function obstacleOf({ account, automation, user }: EngineView): State | null {
  if (account.removedAt !== null) return states.paused();
  if (!automation.running) return account.status === 'Disconnected' ? states.notConnected() : states.paused();
  if (user.stoppedAt !== null) return states.stoppedByUser();
  if (!isSubscribed(user.status)) return states.noSubscription();
  if (account.status === 'Connecting') return states.connecting();
  return account.status === 'Connected' ? null : states.notConnected();
}

/** The rest of the limits for a window's day, with or without sources. */
export function leftOf(view: EngineView, day: string, used: Used): Left {
  const limits = limitsOn({ settings: settingsOf(view), connectedAt: view.account.createdAt }, day);
  return {
    Search: Math.max(0, limits.Search - used.Search),
    Monitor: Math.max(0, limits.Monitor - used.Monitor),
  };
}

const hasPlace = ({ Search, Monitor }: Left): boolean => Search + Monitor > 0;
