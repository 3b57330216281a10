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
/** `personal` is what people write about any of the others: 'the hardest post I have ever written'. */
export type DelicateTopic = (typeof delicateTopics)[number];

/**
 * Phrases between commas or on lines of their own, in a short form of regular expressions:
 * `*` ends a word in any way, `_` is one word, `#` a number, `…` up to four words of the sentence.
 * `-` is a hyphen, a space or nothing, `'` may be missing, `{name}` one of a group. `(a|b|)` and `?` are as usual.
 */
export type Phrases = string;

export type TopicPhrases = {
  /** One is enough: 'passed away'. */
  clear: Phrases;
  /** Also words of trades ('cancer' in a post about software): one is enough in a short post alone. */
  words: Phrases;
  /** Everyday words: they count half as much. */
  hints: Phrases;
  /** As `clear`, but in this case alone: names that are also words. */
  exact?: Phrases;
};

export type DelicateWords = {
  /** What the last word of a topic's phrase may end in besides, separated by `|`. */
  endings: string;
  groups: Record<string, Phrases>;
  /** Removed first: 'war for talent', 'the death of email'. */
  figurative: Phrases;
  /** Speak against a topic, as much as a hint speaks for it: 'customers', 'software'. */
  trade: Phrases;
  topics: Record<DelicateTopic, TopicPhrases>;
};
