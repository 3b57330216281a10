export const delicateTopics = [
  'death',
  'illness',
  'layoff',
  'violence',
  'discrimination',
  'politics',
  'religion',
  'disaster',
] as const;
export type DelicateTopic = (typeof delicateTopics)[number];

/** Phrases in the syntax of regular expressions, each between the limits of a word. */
export type DelicateWords = {
  /** Removed first: 'war for talent', 'the death of email'. */
  figurative: string[];
  /** One clear phrase is enough; of the hints it takes two. */
  topics: Record<DelicateTopic, { clear: string[]; hints: string[] }>;
  /** The same as `clear`, in this case alone. */
  exact: Partial<Record<DelicateTopic, string[]>>;
};
