import type { PostReason } from './schemas.ts';

type Sentence = string | ((detail: string) => string);

/** Why a post was chosen, skipped or left for later, as a person would say it. */
const sentences: Record<PostReason, Sentence> = {
  posted: 'Commented',
  taken: 'Chosen: a comment is being written',
  drafted: 'Chosen: its comment waits for your approval',
  unknown: 'Chosen: whether the comment was posted is not known. It will not be sent again',
  not_posted: 'Chosen: the comment did not reach LinkedIn. It will not be sent again',
  newer_first: 'Not yet: another post came first. It may still have its turn',
  author_recently: (detail) => `Not yet: the author was answered ${detail}`,
  own_post: 'Skipped: it is your own',
  own_account: 'Skipped: it is by another of your accounts',
  already_commented: 'Skipped: one of your accounts has answered it, or the post that it repeats',
  comments_closed: 'Skipped: its author takes no comments',
  private_group: 'Skipped: it is in a private group',
  no_text: 'Skipped: it has no words to answer',
  too_old: (detail) => `Skipped: it was posted ${detail}`,
  avoided_person: (detail) => `Skipped: '${detail}' is among the people to avoid`,
  avoided_company: (detail) => `Skipped: '${detail}' is among the companies to avoid`,
  avoided_word: (detail) => `Skipped: it says '${detail}', which is among the words to avoid`,
  other_language: (detail) => `Skipped: it is written in ${languageName(detail)}`,
  post_gone: 'Skipped: it is gone',
  post_closed: 'Skipped: LinkedIn takes no comment on it',
  no_good_comment: (detail) => `Skipped: no comment good enough could be written${aside(detail)}`,
  refused_by_writer: 'Skipped: the writer refused to answer it',
  discarded: (detail) => `Skipped: its comment was discarded${aside(detail)}`,
};

/** The sentence for a reason. @param detail as it was written down with the reason */
export function why(reason: PostReason, detail: string): string {
  const sentence = sentences[reason];
  return typeof sentence === 'string' ? sentence : sentence(detail);
}

/** The details of reasons that have a date. They stay the same as long as the reason holds, so that its line is not written again. */
export const details = {
  /** @param at ms since the epoch */
  authorRecently: (at: number, days: number, timezone: string): string =>
    `on ${wallDate(at, timezone)}; one comment per author in ${inDays(days)}`,
  tooOld: (at: number, days: number, timezone: string): string =>
    `on ${wallDate(at, timezone)}; posts are answered for ${inDays(days)}`,
};

const aside = (detail: string): string => (detail ? ` (${detail.replaceAll('_', ' ')})` : '');
const inDays = (days: number): string => (days === 1 ? '1 day' : `${days} days`);

const languages = new Intl.DisplayNames('en', { type: 'language' });
const languageName = (code: string): string =>
  /^[a-z]{2,3}$/.test(code) ? (languages.of(code) ?? code) : code;

const calendars = new Map<string, Intl.DateTimeFormat>();
/** The day of a moment where the account's owner lives: '3 March 2026'. */
function wallDate(at: number, timezone: string): string {
  const known = calendars.get(timezone);
  const format =
    known ??
    new Intl.DateTimeFormat('en-GB', { timeZone: timezone, day: 'numeric', month: 'long', year: 'numeric' });
  if (!known) calendars.set(timezone, format);
  return format.format(at);
}
