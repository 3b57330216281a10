import type { TextsOf } from '../textsOf.ts';

export const checks: TextsOf<'checks'> = {
  echo: 'Echo',
  empty: 'leer',
  hashtag: 'Hashtag',
  instructions: 'Anweisungen',
  invented: 'erfunden',
  judge: 'zweite Prüfung',
  link: 'Link',
  mention: 'Erwähnung',
  offTopic: 'am Thema vorbei',
  opening: 'gleicher Anfang',
  otherLanguage: 'andere Sprache',
  pitch: 'Werbung',
  placeholder: 'Platzhalter',
  refusal: 'Weigerung',
  repeats: 'Wiederholung',
  slop: 'Floskeln',
  tooLong: 'zu lang',
};
