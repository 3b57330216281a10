import type { FieldName } from '../../network/text/types.ts';

export const moves = ['case', 'question', 'counter', 'number', 'connect'] as const;
/** The kind of contribution that a request asks for. */
export type Move = (typeof moves)[number];

/**
 * Handwritten comments. No two of a language begin with the same three words, because the server rejects a
 * repeated opening; these words have no placeholder, because the writer finds its earlier comments by them.
 */
export type Thoughts = Record<Move, string[]>;

/** By the sentence of the sandbox's posts that they answer. They may use its placeholders and {topic}. */
export type Points = Record<string, Thoughts>;
/** For posts without such a sentence. Those of `general` fit every {topic}. */
export type Topics = Record<FieldName | 'general', Thoughts>;
export type Bank = { points: Points; topics: Topics };

/** One entry per line. */
export const lines = (text: string): string[] => text.trim().split(/\s*\n\s*/);

/** One comment per line, after its move and a colon. */
export function thoughts(text: string): Thoughts {
  const all = lines(text);
  const withMove = (move: Move) =>
    all.filter((line) => line.startsWith(`${move}: `)).map((line) => line.slice(move.length + 2));
  return {
    case: withMove('case'),
    question: withMove('question'),
    counter: withMove('counter'),
    number: withMove('number'),
    connect: withMove('connect'),
  };
}
