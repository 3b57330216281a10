/** The parts of comments that nobody should post, each of which stands alone. {topic} is the post's. */
export type BadParts = {
  /** {sentence} is the post's. */
  echoes: string[];
  echoEnds: string[];
  /** Stories and insights in other words, by the sentence of the sandbox's posts that they repeat. */
  retold: [original: string, again: string][];
  /** For all other posts. These say nothing. */
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
