import type { DraftRow } from '../../../db/automation/drafts.ts';
import { dateFormat, type Moment } from '../../texts/formats.ts';
import { type Sentence, unnamed } from '../../texts/sentence.ts';
import { text } from '../../texts/text.ts';
import type { PostReason } from '../controls/schemas.ts';
import { languageNamed } from './language.ts';

type Said = Sentence | ((detail: string) => Sentence);

const sentences: Record<PostReason, Said> = {
  posted: text('choices.commented'),
  taken: text('choices.chosenWriting'),
  drafted: text('choices.chosenNotPostedYet'),
  unknown: text('choices.chosenOutcomeUnknown'),
  not_posted: text('choices.chosenNotPosted'),
  newer_first: text('choices.newerFirst'),
  author_recently: (detail) =>
    dated('choices.authorRecently', detail) ?? unnamed(`Not yet: you commented on the author ${detail}`),
  own_post: text('choices.ownPost'),
  own_account: text('choices.ownOtherAccount'),
  opted_out: text('choices.optedOut'),
  already_commented: text('choices.alreadyCommented'),
  comments_closed: text('choices.commentsTurnedOff'),
  private_group: text('choices.privateGroup'),
  no_text: text('choices.postWithoutText'),
  too_old: (detail) => dated('choices.tooOld', detail) ?? unnamed(`Skipped: posted ${detail}`),
  avoided_person: (detail) => text('choices.avoidedPerson', { quote: detail }),
  avoided_company: (detail) => text('choices.avoidedCompany', { quote: detail }),
  avoided_word: (detail) => text('choices.avoidedWord', { quote: detail }),
  other_language: (detail) => text('choices.avoidedLanguage', { language: languageNamed(detail) }),
  delicate: (detail) =>
    detail ? text('choices.delicateMentions', { quote: detail }) : text('choices.delicate'),
  delicate_full: text('choices.delicateFull'),
  post_gone: text('choices.postGone'),
  post_closed: text('choices.commentsRefused'),
  no_good_comment: (detail) =>
    detail
      ? text('choices.noGoodCommentBecause', { check: checkName(detail) })
      : text('choices.noGoodComment'),
  refused_by_writer: text('choices.writerRefused'),
  declined: (detail) =>
    detail ? text('choices.declinedBecause', { quote: detail }) : text('choices.declined'),
  judged: (detail) => (detail ? text('choices.judgedBecause', { quote: detail }) : text('choices.judged')),
  discarded: (detail) =>
    detail ? text('choices.discardedBecause', { check: checkName(detail) }) : text('choices.discarded'),
};

/** @param detail as stored with the reason */
export function why(reason: PostReason, detail: string): Sentence {
  const sentence = sentences[reason];
  return typeof sentence === 'function' ? sentence(detail) : sentence;
}

/** Why a draft waits for a person. @param detail as stored with it */
export function whyHeld(heldFor: NonNullable<DraftRow['heldFor']>, detail: string): Sentence {
  if (heldFor === 'delicate')
    return detail ? text('choices.heldMentions', { quote: detail }) : text('choices.heldDelicate');
  return detail ? text('choices.heldByJudgeBecause', { quote: detail }) : text('choices.heldByJudge');
}

/** Stays the same on every day that the reason applies, so that the row is not written again. */
export const details = {
  /** @param at ms since the epoch */
  authorRecently: (at: number, days: number, timezone: string): string => `${dayAt(at, timezone)} ${days}`,
  tooOld: (at: number, days: number, timezone: string): string => `${dayAt(at, timezone)} ${days}`,
};

/** Null for older rows, which contain English text instead. */
function datedDetail(detail: string): { date: Moment; days: Sentence } | null {
  const [date = '', days] = detail.split(' ');
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || !days) return null;
  return {
    date: { at: date, zone: 'UTC', form: 'date' },
    days: text('dates.days', { smart_count: Number(days) }),
  };
}

function dated(key: 'choices.authorRecently' | 'choices.tooOld', detail: string): Sentence | null {
  const values = datedDetail(detail);
  return values && text(key, values);
}

/** Puts a date and days into words. Returns other details unchanged. */
export function detailInWords(reason: PostReason, detail: string): string {
  const values = reason === 'author_recently' || reason === 'too_old' ? datedDetail(detail) : null;
  if (!values) return detail;
  return text(reason === 'too_old' ? 'choices.tooOldDetail' : 'choices.authorRecentlyDetail', values).message;
}

const checkNames: Record<string, Sentence> = {
  too_long: text('checks.tooLong'),
  off_topic: text('checks.offTopic'),
  other_language: text('checks.otherLanguage'),
  empty: text('checks.empty'),
  refusal: text('checks.refusal'),
  placeholder: text('checks.placeholder'),
  mention: text('checks.mention'),
  link: text('checks.link'),
  hashtag: text('checks.hashtag'),
  instructions: text('checks.instructions'),
  echo: text('checks.echo'),
  slop: text('checks.slop'),
  invented: text('checks.invented'),
  pitch: text('checks.pitch'),
  opening: text('checks.opening'),
  repeats: text('checks.repeats'),
  judge: text('checks.judge'),
};
const checkName = (check: string): Sentence => checkNames[check] ?? unnamed(check.replaceAll('_', ' '));

/** The date in the account's zone: '2026-03-03'. */
const dayAt = (at: number, timeZone: string): string => dateFormat('en-CA', { timeZone }).format(at);
