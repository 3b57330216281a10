import type { TextsOf } from '../textsOf.ts';

export const checks: TextsOf<'checks'> = {
  empty: 'leer',
  hashtag: 'Hashtag',
  instructions: 'Anweisungen',
  link: 'Link',
  mention: 'Erwähnung',
  offTopic: 'am Thema vorbei',
  otherLanguage: 'andere Sprache',
  placeholder: 'Platzhalter',
  refusal: 'Weigerung',
  repeats: 'Wiederholung',
  tooLong: 'zu lang',
};
