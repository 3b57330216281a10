/** Names of checks, within a sentence. */
export const checks = {
  empty: 'empty',
  hashtag: 'hashtag',
  instructions: 'instructions',
  link: 'link',
  mention: 'mention',
  offTopic: 'off topic',
  otherLanguage: 'other language',
  placeholder: 'placeholder',
  refusal: 'refusal',
  repeats: 'repeats',
  tooLong: 'too long',
} as const;
