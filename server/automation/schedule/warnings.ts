import { Temporal } from 'temporal-polyfill';
import type { EngineView } from '../../../db/automation/engineView.ts';
import type { Timing } from '../../accounts/settings/schemas.ts';
import { isSubscribed } from '../../identity/users/schemas.ts';
import { settingsOf } from '../decide/gate.ts';
import { type Window, weekdayOf } from '../decide/hours.ts';
import { warmUpDay, warmUpDays } from '../decide/warmUp.ts';
import { type DayOutline, roomIn, type ScheduleInput, usableLimits } from './scheduleDay.ts';
import type { ScheduleWarning } from './schemas.ts';

/** Published figures say that the network tolerates at most this many comments in 24 hours. */
const usualCeiling = 50;

type Asked = Pick<ScheduleInput, 'date' | 'now' | 'approved' | 'reads'> & {
  view: EngineView;
  outline: DayOutline;
  stoppedBy: 'user' | 'operator' | null;
  /** Whether a source skips review. */
  hasEarned: boolean;
  /** Whether the subscription renews, so that it does not end on its date. */
  renews: boolean;
};

export function scheduleWarnings(asked: Asked): ScheduleWarning[] {
  const { outline, date, view, approved } = asked;
  const settings = settingsOf(view);
  const { timing } = settings;
  const limits = { Search: outline.limits.Search.limit, Monitor: outline.limits.Monitor.limit };
  const usable = usableLimits(settings, limits);
  const total = usable.Search + usable.Monitor;
  const found: ScheduleWarning[] = [];
  const warn = (code: ScheduleWarning['code'], message: string, values: ScheduleWarning['values'] = {}) =>
    found.push({ code, message, values });

  const change = clockChange(timing, date, outline.window);
  if (change) warn('clock_change', change.message, change.values);
  // A day that is over needs no warnings.
  if ((outline.window?.closesAt ?? endOf(date, timing.timezone)) <= asked.now) return found;

  const obstacle = obstacleOf(asked);
  if (obstacle)
    warn('not_running', `${obstacles[obstacle]}. These are its times if it goes on now`, {
      reason: obstacle,
    });
  if (timing.activeDays.length === 0)
    warn('no_working_day', 'No working day is chosen, so there is never a comment');
  else if (!outline.window && !timing.activeDays.includes(weekdayOf(date)))
    warn('not_a_working_day', `${weekdayOf(date)} is not a working day`, { day: weekdayOf(date) });
  if (limits.Search + limits.Monitor === 0)
    warn('limits_off', 'Both daily limits are 0, so there is no comment');
  if (limits.Search > 0 && usable.Search === 0)
    warn('no_sources', 'There is no search link, so the limit for searches is of no use', {
      category: 'Search',
    });
  if (limits.Monitor > 0 && usable.Monitor === 0)
    warn('no_sources', 'No profile is monitored, so the limit for profiles is of no use', {
      category: 'Monitor',
    });
  const warming = warmUpDay({ settings, connectedAt: view.account.createdAt, day: date });
  if (warming !== null)
    warn('warm_up', `Warm-up, day ${warming} of ${warmUpDays}: the daily limits are lower`, {
      day: warming,
      days: warmUpDays,
    });
  if (outline.isShortOfReads) {
    const { searchRows, others } = asked.reads;
    warn(
      'reads_short',
      `${searchRows.left} search rows and ${others.left} other reads are left at LinkedIn today, too few for the comments still planned`,
      { rows: searchRows.left, others: others.left },
    );
  }
  const room = outline.window
    ? roomIn(outline.window, timing.timeBetweenComments, outline.intervalIndex, total)
    : total;
  if (room < total)
    warn('window_too_short', `The working hours have room for ${room} of the ${total} comments`, {
      room,
      total,
    });
  if (total > usualCeiling) {
    warn(
      'above_usual_ceiling',
      `${total} comments a day are more than the ${usualCeiling} in 24 hours that LinkedIn usually puts up with`,
      { total, ceiling: usualCeiling },
    );
  }
  if (settings.review && approved.length === 0 && !asked.hasEarned)
    warn('nothing_approved', 'Nothing is posted until you approve a comment');
  const { firstDrafts } = outline;
  if (firstDrafts > 0)
    warn(
      'first_drafts',
      `${firstDrafts} ${firstDrafts === 1 ? 'draft is' : 'drafts are'} written at once, whatever the hour, for your approval`,
      { count: firstDrafts },
    );
  const ends = asked.renews ? null : view.user.subscriptionEndsAt;
  if (
    isSubscribed(view.user.status) &&
    ends !== null &&
    ends < (outline.window?.closesAt ?? endOf(date, timing.timezone))
  ) {
    const last = local(ends, timing.timezone).toPlainDate().toString();
    warn('subscription_ends', `Your subscription ends on ${last}. After that there is no comment`, {
      date: last,
    });
  }
  return found;
}

/** Keys are the same as the reasons of states. */
const obstacles = {
  not_connected: 'This account is not connected',
  subscription: 'Your subscription has ended',
  paused: 'This account is paused',
  stopped_by_user: 'You have stopped all accounts',
  stopped_by_operator: 'The operator has stopped all comments',
} as const;

function obstacleOf({ view, stoppedBy }: Asked): keyof typeof obstacles | null {
  if (view.account.status !== 'Connected') return 'not_connected';
  if (!isSubscribed(view.user.status)) return 'subscription';
  if (!view.automation.running) return 'paused';
  return stoppedBy && `stopped_by_${stoppedBy}`;
}

const local = (at: number, timezone: string) =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timezone);
const endOf = (date: string, timezone: string) =>
  Temporal.PlainDate.from(date).add({ days: 1 }).toZonedDateTime(timezone).epochMilliseconds;

/** How a clock change affects the day or its window; null without one. */
function clockChange(
  timing: Pick<Timing, 'timezone' | 'activeDays'>,
  date: string,
  window: Window | null,
): Pick<ScheduleWarning, 'message' | 'values'> | null {
  const { timezone } = timing;
  if (!timing.activeDays.includes(weekdayOf(date))) return null;
  const begins = Temporal.PlainDate.from(date).toZonedDateTime(timezone).subtract({ seconds: 1 });
  const change = begins.getTimeZoneTransition('next');
  const until = Math.max(endOf(date, timezone), window?.closesAt ?? 0);
  if (!change || change.epochMilliseconds >= until) return null;
  const gained = (change.offsetNanoseconds - change.subtract({ seconds: 1 }).offsetNanoseconds) / 60e9;
  if (gained === 0) return null;
  const [year, month, day] = date.split('-').map(Number);
  const isSameDay = change.year === year && change.month === month && change.day === day;
  const when = `${isSameDay ? '' : `${weekdayOf(change.toPlainDate().toString())} `}${clockOf(change)}`;
  const how = `The clocks go ${gained > 0 ? 'forward' : 'back'} by ${duration(Math.abs(gained))} on this day, to ${when}`;
  const values = { gained, at: clockOf(change) };
  if (!window) return { message: `${how}, which leaves nothing of the working hours`, values };
  const [from, to] = [clockOf(local(window.opensAt, timezone)), clockOf(local(window.closesAt, timezone))];
  const minutes = (window.closesAt - window.opensAt) / 60_000;
  return {
    message: `${how}. The working hours run from ${from} to ${to}, ${duration(minutes)} in all`,
    values: { ...values, from, to, minutes },
  };
}

const clockOf = (at: Temporal.ZonedDateTime) => at.toPlainTime().toString({ smallestUnit: 'minute' });

/** '8 hours', '1 hour 30 minutes'. */
function duration(minutes: number): string {
  const part = (n: number, unit: string) => (n === 0 ? [] : [`${n} ${unit}${n === 1 ? '' : 's'}`]);
  const whole = Math.round(minutes);
  return [...part(Math.floor(whole / 60), 'hour'), ...part(whole % 60, 'minute')].join(' ');
}
