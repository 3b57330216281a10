import type { Outcome } from '../../../db/automation/automations.ts';
import { iso } from '../../clock.ts';
import type { Moment } from '../../texts/formats.ts';
import type { Sentence, Value } from '../../texts/sentence.ts';
import { readSentence, storedText } from '../../texts/stored.ts';
import { text } from '../../texts/text.ts';
import type { AutomationState } from '../controls/schemas.ts';

export type State = Pick<Outcome, 'dueAt' | 'stateKind' | 'stateMessage' | 'stateText' | 'stateUntil'> & {
  stateReason: AutomationState['reason'];
};

/** The time in the zone, with the weekday if it is 20 hours away or more. */
export const wallTime = (at: number, now: number, zone: string): Moment => ({
  at: iso(at),
  zone,
  form: at - now < 20 * 3_600_000 ? 'time' : 'weekday',
});

export const sentenceOfState = ({ stateMessage, stateText }: Pick<State, 'stateMessage' | 'stateText'>) =>
  readSentence(stateMessage, stateText);

const columnsOf = (sentence: Sentence) => ({
  stateMessage: sentence.message,
  stateText: storedText(sentence),
});

const resting = (
  stateKind: State['stateKind'],
  stateReason: State['stateReason'],
  sentence: Sentence,
): State => ({
  stateKind,
  stateReason,
  ...columnsOf(sentence),
  stateUntil: null,
  dueAt: null,
});

const until = (stateReason: State['stateReason'], at: number, sentence: Sentence): State => ({
  stateKind: 'waiting',
  stateReason,
  ...columnsOf(sentence),
  stateUntil: at,
  dueAt: at,
});

/** Times are ms since the epoch. */
export const states = {
  paused: () => resting('idle', 'paused', text('states.paused')),
  working: (now: number): State => ({
    stateKind: 'working',
    stateReason: 'interval',
    ...columnsOf(text('states.working')),
    stateUntil: null,
    dueAt: now,
  }),
  notConnected: (sentence = text('states.notConnected')) => resting('blocked', 'not_connected', sentence),
  connecting: () => resting('blocked', 'not_connected', text('states.connecting')),
  stoppedByUser: () => resting('blocked', 'stopped_by_user', text('states.stoppedByUser')),
  stoppedByOperator: (reason: Sentence) =>
    resting(
      'blocked',
      'stopped_by_operator',
      reason.message ? text('states.stoppedByOperatorBecause', { reason }) : text('states.stoppedByOperator'),
    ),
  noSubscription: () => resting('blocked', 'subscription', text('states.noSubscription')),
  noWorkingDay: () => resting('waiting', 'window', text('states.noWorkingDay')),
  limitsOff: () => resting('waiting', 'limit', text('states.limitsOff')),
  noSources: () => resting('waiting', 'no_posts', text('states.noSources')),
  outsideHours: (at: number, time: Value) => until('window', at, text('states.outsideHours', { time })),
  limitReached: (at: number | null, time: Value): State =>
    at === null
      ? resting('waiting', 'limit', text('states.limitReached'))
      : until('limit', at, text('states.limitReachedUntil', { time })),
  interval: (at: number, time: Value) => until('interval', at, text('states.interval', { time })),
  noPosts: (at: number, time: Value) => until('no_posts', at, text('states.noPosts', { time })),
  /** Due when the window closes; an approval makes it due at once. */
  review: (waiting: number, closesAt: number): State => ({
    ...resting('waiting', 'review', text('states.review', { smart_count: waiting })),
    dueAt: closesAt,
  }),
  backoff: (at: number, time: Value, why: Sentence) =>
    until('backoff', at, text('states.backoff', { why, time })),
  /** So many posts got no comment from the writer, or none that passed the checks. */
  declined: (at: number, time: Value, count: number) =>
    until('no_posts', at, text('states.declined', { smart_count: count, time })),
  /** One post was rejected. */
  skipped: (at: number, time: Value) => until('backoff', at, text('states.skipped', { time })),
  /** Several posts in a row were rejected, so the provider is at fault. */
  refused: (at: number, time: Value, who: Sentence) =>
    until('backoff', at, text('states.refused', { who, time })),
  readsUsedUp: (at: number, time: Value) => until('limit', at, text('states.readsUsedUp', { time })),
  settling: (at: number) => until('backoff', at, text('states.settling')),
  /** The month's cap for the language model is used up. Changing a cap or a price ends this earlier. */
  costCap: (at: number, sentence: Sentence): State => ({
    ...resting('blocked', 'cost_cap', sentence),
    stateUntil: at,
    dueAt: at,
  }),
  /** The operator must replace a key. */
  providerKey: (at: number): State => ({
    ...resting('blocked', 'provider_key', text('states.providerKey')),
    stateUntil: at,
    dueAt: at,
  }),
};
