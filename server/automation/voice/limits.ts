/** A person's own comments, from which the writer learns how they write. It has no zod, as `web/` uses it. */
export const voiceLimits = {
  samples: 20,
  /** Characters of a sample. */
  shortest: 20,
  longest: 600,
  /** How many of a member's latest comments are read, with one call. */
  read: 100,
  /** How many samples the writer sees per post. */
  examples: 3,
  /** About how many tokens facts, prompt, habits and examples may have together, unless configured. */
  briefTokens: 1200,
};
