export const delicateTopics = [
  'death',
  'illness',
  'layoff',
  'violence',
  'discrimination',
  'politics',
  'religion',
  'disaster',
  'personal',
] as const;
/** `personal`: said about any of the other topics, such as 'the hardest post I have ever written'. */
export type DelicateTopic = (typeof delicateTopics)[number];

/**
 * Phrases between commas or on separate lines, in a short form of regular expressions:
 * `*` any ending, `_` one word, `#` a number, `…` up to four words within the sentence, `-` a hyphen, a space
 * or nothing, `'` an optional apostrophe, `{name}` a phrase of that group. `(a|b|)` and `?` are as usual.
 */
export type Phrases = string;

export type TopicPhrases = {
  /** One such phrase is enough: 'passed away'. */
  clear: Phrases;
  /** Trades use them too ('cancer' in a post about software), so one is enough only in a short post. */
  words: Phrases;
  /** Everyday words, which count half. */
  hints: Phrases;
  /** Like `clear`, but case-sensitive: names that are also words. */
  exact?: Phrases;
};

export type DelicateWords = {
  /** Further endings of the last word of a topic's phrase, separated by `|`. */
  endings: string;
  groups: Record<string, Phrases>;
  /** Figures of speech, removed first: 'war for talent', 'the death of email'. */
  figurative: Phrases;
  /** Words against a topic, each with the weight of a hint: 'customers', 'software'. */
  trade: Phrases;
  topics: Record<DelicateTopic, TopicPhrases>;
};
