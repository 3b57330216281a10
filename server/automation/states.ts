import type { Outcome } from '../../db/automations.ts';
import type { AutomationState } from './schemas.ts';

export type State = Pick<Outcome, 'dueAt' | 'stateKind' | 'stateMessage' | 'stateUntil'> & {
  stateReason: AutomationState['reason'];
};

const clocks = new Map<string, Intl.DateTimeFormat>();

/** A moment as the account's owner would read it off the wall: '14:05', or 'Mon 09:00' when it is not within a day. */
export function wallTime(at: number, now: number, timezone: string): string {
  const near = at - now < 20 * 3_600_000;
  const key = `${timezone} ${near}`;
  let format = clocks.get(key);
  if (!format) {
    const day = near ? {} : { weekday: 'short' as const };
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone: timezone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      ...day,
    });
    clocks.set(key, format);
  }
  return format.format(at).replace(',', '');
}

const resting = (
  stateKind: State['stateKind'],
  stateReason: State['stateReason'],
  stateMessage: string,
): State => ({
  stateKind,
  stateReason,
  stateMessage,
  stateUntil: null,
  dueAt: null,
});

const until = (stateReason: State['stateReason'], at: number, stateMessage: string): State => ({
  stateKind: 'waiting',
  stateReason,
  stateMessage,
  stateUntil: at,
  dueAt: at,
});

/** Every state an account can be in, with its sentence. Times are ms since the epoch. */
export const states = {
  paused: () => resting('idle', 'paused', 'Paused'),
  working: (now: number): State => ({
    stateKind: 'working',
    stateReason: 'interval',
    stateMessage: 'Looking for a post to comment on',
    stateUntil: null,
    dueAt: now,
  }),
  notConnected: (message = 'LinkedIn signed this account out. Log in again, then press Start') =>
    resting('blocked', 'not_connected', message),
  connecting: () => resting('blocked', 'not_connected', 'LinkedIn is still connecting this account'),
  stoppedByUser: () => resting('blocked', 'stopped_by_user', 'You have stopped all accounts'),
  stoppedByOperator: (reason: string) =>
    resting(
      'blocked',
      'stopped_by_operator',
      `The operator has stopped all comments${reason && `: ${reason}`}`,
    ),
  noSubscription: () => resting('blocked', 'subscription', 'Your subscription has ended. Subscribe to go on'),
  noWorkingDay: () =>
    resting('waiting', 'window', 'No working day is chosen, so there is nothing to wait for'),
  limitsOff: () => resting('waiting', 'limit', 'Both daily limits are 0. Raise one to get comments'),
  noSources: () => resting('waiting', 'no_posts', 'Add a search link or a profile to monitor'),
  outsideHours: (at: number, wall: string) =>
    until('window', at, `Waiting: outside working hours until ${wall}`),
  limitReached: (at: number | null, wall: string): State =>
    at === null
      ? resting('waiting', 'limit', "Today's limit is reached")
      : until('limit', at, `Today's limit is reached. Next comment ${wall}`),
  interval: (at: number, wall: string) => until('interval', at, `Next comment at ${wall}`),
  noPosts: (at: number, wall: string) =>
    until('no_posts', at, `No new post to comment on yet. Looking again at ${wall}`),
  /** Looked at again when the window closes, and as soon as something is approved. */
  review: (waiting: number, closesAt: number): State => ({
    ...resting(
      'waiting',
      'review',
      waiting === 1 ? '1 comment waits for your approval' : `${waiting} comments wait for your approval`,
    ),
    dueAt: closesAt,
  }),
  backoff: (at: number, wall: string, why: string) => until('backoff', at, `${why}. Trying again at ${wall}`),
  /** One post was refused: the next one gets a chance after a while. */
  skipped: (at: number, wall: string) =>
    until('backoff', at, `The last post could not be commented on. Trying another one at ${wall}`),
  /** Several posts in a row were refused: the provider is at fault, not the posts. */
  refused: (at: number, wall: string, who: string) =>
    until('backoff', at, `${who} refuses every comment at the moment. Trying again at ${wall}`),
  /** Until the provider's day ends. */
  readsUsedUp: (at: number, wall: string) =>
    until('limit', at, `Today's reading limit at LinkedIn is reached. Looking again at ${wall}`),
  settling: (at: number) => until('backoff', at, 'Checking whether the last comment was posted'),
  /** Nothing is wrong with the account: the operator has to mend a key. */
  providerKey: (at: number): State => ({
    ...resting(
      'blocked',
      'provider_key',
      'Something is not set up correctly on our side. The operator is told',
    ),
    stateUntil: at,
    dueAt: at,
  }),
};
