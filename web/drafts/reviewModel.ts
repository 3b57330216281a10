import { parseProfileUrl } from '../../server/accounts/settings/limits.ts';
import type { Draft } from '../../server/automation/drafts/schemas.ts';
import { longestComment } from '../../server/history/comments/limits.ts';
import { readableName, searchWords } from '../accountSettings/linesModel.ts';
import type { TextName } from '../i18n/texts.ts';
import type { Translate } from '../i18n/useTranslate.ts';
import type { Tone } from '../theme.ts';

export type DraftState = Draft['state'];
/** Posted drafts are in the history. */
export const shownStates = [
  'waiting',
  'held',
  'approved',
  'lapsed',
  'discarded',
] as const satisfies DraftState[];
export type ShownState = (typeof shownStates)[number];
export interface Filters {
  state?: ShownState | undefined;
  accountId?: string | undefined;
}

export type Order = 'newest' | 'due';
/** All drafts expire after the same time, so the oldest is due first. */
export const sortOf = (order: Order): { field: 'createdAt'; order: 'ASC' | 'DESC' } => ({
  field: 'createdAt',
  order: order === 'due' ? 'ASC' : 'DESC',
});

export type Verb = 'approve' | 'edit' | 'hold' | 'discard';
const verbsOf: Record<DraftState, readonly Verb[]> = {
  waiting: ['approve', 'edit', 'hold', 'discard'],
  held: ['approve', 'edit', 'discard'],
  approved: ['edit', 'hold', 'discard'],
  posted: [],
  discarded: [],
  lapsed: [],
};
export const can = (draft: Pick<Draft, 'state'>, verb: Verb): boolean => verbsOf[draft.state].includes(verb);
export const isOver = (draft: Pick<Draft, 'state'>): boolean => verbsOf[draft.state].length === 0;

/** @param now by the engine's clock */
export const inUndoWindow = (
  { state, notBefore }: Pick<Draft, 'state' | 'notBefore'>,
  now: number,
): boolean => state === 'approved' && notBefore !== null && Date.parse(notBefore) > now;

/** '0:58', '9:05'. @param now by the engine's clock */
export function clockUntil(time: string, now: number): string {
  const seconds = Math.max(0, Math.ceil((Date.parse(time) - now) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export const tones: Record<DraftState, Tone> = {
  waiting: 'info',
  held: 'warning',
  approved: 'good',
  posted: 'good',
  discarded: 'neutral',
  lapsed: 'neutral',
};

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Rounded down, 'expires in 3 days'. */
export function dueText(lapsesAt: string, now: number, t: Translate): string {
  const left = Date.parse(lapsesAt) - now;
  if (left < minute) return t('review.due.now');
  if (left < hour) return t('review.due.minutes', { smart_count: Math.floor(left / minute) });
  if (left < 2 * day) return t('review.due.hours', { smart_count: Math.floor(left / hour) });
  // An hour is added, because a new draft has a few seconds less than seven days left.
  return t('review.due.days', { smart_count: Math.floor((left + hour) / day) });
}
export const isUrgent = (lapsesAt: string, now: number): boolean => Date.parse(lapsesAt) - now < day;

export function neighbour(
  ids: readonly string[],
  from: string,
  gone: ReadonlySet<string> = new Set([from]),
): string | null {
  const at = ids.indexOf(from);
  const after = ids.slice(at + 1).find((id) => !gone.has(id));
  return after ?? ids.slice(0, Math.max(at, 0)).findLast((id) => !gone.has(id)) ?? null;
}

/**
 * Holds back new rows above the shown ones, so that these don't move.
 * @param known the shown IDs; null at first
 */
export function heldBack(
  ids: readonly string[],
  known: ReadonlySet<string> | null,
): { known: ReadonlySet<string>; fresh: readonly string[] } {
  if (known !== null && ids.length === 0) return { known, fresh: [] };
  const last = known ? ids.findLastIndex((id) => known.has(id)) : -1;
  if (known === null || last === -1) return { known: new Set(ids), fresh: [] };
  const fresh = ids.slice(0, last).filter((id) => !known.has(id));
  const below = ids.slice(last + 1);
  return { known: below.some((id) => !known.has(id)) ? new Set([...known, ...below]) : known, fresh };
}

export function step(ids: readonly string[], from: string | null, by: 1 | -1): string | null {
  const at = from === null ? -1 : ids.indexOf(from);
  if (at === -1) return ids[0] ?? null;
  return ids[Math.min(Math.max(at + by, 0), ids.length - 1)] ?? null;
}

const reasons = {
  post_gone: 'review.reasons.postGone',
  post_closed: 'review.reasons.postClosed',
  comments_closed: 'review.reasons.commentsClosed',
  too_old: 'review.reasons.tooOld',
  avoided_person: 'review.reasons.avoided',
  avoided_company: 'review.reasons.avoided',
  avoided_word: 'review.reasons.avoided',
  opted_out: 'review.reasons.optedOut',
  not_posted: 'review.reasons.notPosted',
} as const satisfies Record<string, TextName>;

type Ended = Pick<Draft, 'state' | 'reason'>;

const holds = (reason: string | null) => reason === 'delicate' || reason === 'judge';

/** Why a draft waits for a person; null if it doesn't. An unconfirmed decision keeps its reason. */
export const holdOf = ({ state, reason }: Ended): 'delicate' | 'judge' | null =>
  (state === 'waiting' || state === 'held') && holds(reason) ? (reason as 'delicate' | 'judge') : null;

/** The next step of an open draft; null if that is clear. */
export function openText({ state, reason }: Ended, t: Translate): string | null {
  if (state === 'approved') return t('review.over.approved');
  if (reason === 'not_posted') return t('review.over.notPosted');
  return state === 'held' ? t('review.over.held') : null;
}

export function overText({ state, reason }: Ended, t: Translate): string | null {
  if (state === 'waiting' || state === 'held' || state === 'approved') return null;
  if (state === 'lapsed' && reason === 'approved') return t('review.over.lapsedApproved');
  if (state !== 'discarded' || reason === null || holds(reason)) return t(`review.over.${state}`);
  return t(reason in reasons ? reasons[reason as keyof typeof reasons] : 'review.reasons.other');
}

const profileName = (url: string): string => {
  const identifier = parseProfileUrl(url)?.identifier;
  return identifier === undefined ? url : readableName(identifier);
};

export function sourceText(
  { category, source }: { category: Draft['category']; source: string },
  t: Translate,
): string {
  if (category === 'Monitor') return t('review.detail.profile', { name: profileName(source) });
  const words = searchWords(source);
  return words ? t('review.detail.search', { words }) : t('review.detail.searchLink');
}

export function editProblem(text: string, t: Translate): string | undefined {
  const { length } = [...text.trim()];
  if (length === 0) return t('review.editor.empty');
  return length > longestComment ? t('review.editor.tooLong', { most: longestComment }) : undefined;
}
