/** The parts of comments that no one should post; {topic} is the post's. Each part stands alone. */
export type BadParts = {
  /** {sentence} is the post's. */
  echoes: string[];
  echoEnds: string[];
  /** Stories and insights of the sandbox's posts, by the sentence that they repeat in other words. */
  retold: [original: string, again: string][];
  /** For every other post; they say nothing. */
  restated: string[];
  retellings: string[];
  praise: string[];
  truisms: string[];
  baits: string[];
  times: string[];
  claims: string[];
  offers: string[];
  calls: string[];
};
