import type { DraftRow } from '../../../db/automation/drafts.ts';
import { dateFormat, type Moment, momentIn } from '../../texts/formats.ts';
import { say } from '../../texts/say.ts';
import { type Sentence, unnamed } from '../../texts/sentence.ts';
import type { PostReason } from '../controls/schemas.ts';
import { languageNamed } from './language.ts';

type Said = Sentence | ((detail: string) => Sentence);

const sentences: Record<PostReason, Said> = {
  posted: say('choices.commented'),
  taken: say('choices.chosenWriting'),
  drafted: say('choices.chosenNotPostedYet'),
  unknown: say('choices.chosenOutcomeUnknown'),
  not_posted: say('choices.chosenNotPosted'),
  newer_first: say('choices.newerFirst'),
  author_recently: (detail) =>
    dated('choices.authorRecently', detail) ?? unnamed(`Not yet: you commented on the author ${detail}`),
  own_post: say('choices.ownPost'),
  own_account: say('choices.ownOtherAccount'),
  opted_out: say('choices.optedOut'),
  already_commented: say('choices.alreadyCommented'),
  comments_closed: say('choices.commentsTurnedOff'),
  private_group: say('choices.privateGroup'),
  no_text: say('choices.postWithoutText'),
  too_old: (detail) => dated('choices.tooOld', detail) ?? unnamed(`Skipped: posted ${detail}`),
  avoided_person: (detail) => say('choices.avoidedPerson', { quote: detail }),
  avoided_company: (detail) => say('choices.avoidedCompany', { quote: detail }),
  avoided_word: (detail) => say('choices.avoidedWord', { quote: detail }),
  other_language: (detail) => say('choices.avoidedLanguage', { language: languageNamed(detail) }),
  delicate: (detail) =>
    detail ? say('choices.delicateMentions', { quote: detail }) : say('choices.delicate'),
  delicate_full: say('choices.delicateFull'),
  post_gone: say('choices.postGone'),
  post_closed: say('choices.commentsRefused'),
  no_good_comment: (detail) =>
    detail ? say('choices.noGoodCommentBecause', { check: checkName(detail) }) : say('choices.noGoodComment'),
  refused_by_writer: say('choices.writerRefused'),
  declined: (detail) =>
    detail ? say('choices.declinedBecause', { quote: detail }) : say('choices.declined'),
  judged: (detail) => (detail ? say('choices.judgedBecause', { quote: detail }) : say('choices.judged')),
  discarded: (detail) =>
    detail ? say('choices.discardedBecause', { check: checkName(detail) }) : say('choices.discarded'),
};

/** @param detail as stored with the reason */
export function why(reason: PostReason, detail: string): Sentence {
  const sentence = sentences[reason];
  return typeof sentence === 'function' ? sentence(detail) : sentence;
}

/** Why a draft waits for a person. @param detail as stored with it */
export function whyHeld(heldFor: NonNullable<DraftRow['heldFor']>, detail: string): Sentence {
  if (heldFor === 'delicate')
    return detail ? say('choices.heldMentions', { quote: detail }) : say('choices.heldDelicate');
  return detail ? say('choices.heldByJudgeBecause', { quote: detail }) : say('choices.heldByJudge');
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
    days: say('dates.days', { smart_count: Number(days) }),
  };
}

function dated(key: 'choices.authorRecently' | 'choices.tooOld', detail: string): Sentence | null {
  const values = datedDetail(detail);
  return values && say(key, values);
}

/** Puts a date and days into words. Returns other details unchanged. */
export function detailInWords(reason: PostReason, detail: string): string {
  const values = reason === 'author_recently' || reason === 'too_old' ? datedDetail(detail) : null;
  if (!values) return detail;
  const days = values.days.message;
  const rule =
    reason === 'too_old' ? `posts can be up to ${days} old` : `at most one comment per author in ${days}`;
  return `on ${momentIn(values.date, 'en-GB', '24')}; ${rule}`;
}

const checkNames: Record<string, Sentence> = {
  too_long: say('checks.tooLong'),
  off_topic: say('checks.offTopic'),
  other_language: say('checks.otherLanguage'),
  empty: say('checks.empty'),
  refusal: say('checks.refusal'),
  placeholder: say('checks.placeholder'),
  mention: say('checks.mention'),
  link: say('checks.link'),
  hashtag: say('checks.hashtag'),
  instructions: say('checks.instructions'),
  echo: say('checks.echo'),
  slop: say('checks.slop'),
  invented: say('checks.invented'),
  pitch: say('checks.pitch'),
  opening: say('checks.opening'),
  repeats: say('checks.repeats'),
  judge: say('checks.judge'),
};
const checkName = (check: string): Sentence => checkNames[check] ?? unnamed(check.replaceAll('_', ' '));

/** The date in the account's zone: '2026-03-03'. */
const dayAt = (at: number, timeZone: string): string => dateFormat('en-CA', { timeZone }).format(at);
