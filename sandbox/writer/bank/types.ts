import type { FieldName } from '../../network/text/types.ts';

export const moves = ['case', 'question', 'counter', 'number', 'connect'] as const;
/** The kind of contribution that a request asks for. */
export type Move = (typeof moves)[number];

/**
 * Whole comments, written by hand. No two of a language begin with the same three words, and no placeholder is
 * among these: the server refuses a repeated opening, and the writer knows its earlier comments by theirs.
 */
export type Thoughts = Record<Move, string[]>;

/** By the sentence of the sandbox's posts that they answer, whose placeholders they may use, and {topic}. */
export type Points = Record<string, Thoughts>;
/** For posts without such a sentence. They name the {topic}; `general` ones fit every post. */
export type Topics = Record<FieldName | 'general', Thoughts>;
export type Bank = { points: Points; topics: Topics };

/** One entry per line. */
export const lines = (text: string): string[] => text.trim().split(/\s*\n\s*/);

/** One comment per line, after its move and a colon. */
export function thoughts(text: string): Thoughts {
  const all = lines(text);
  const of = (move: Move) =>
    all.filter((line) => line.startsWith(`${move}: `)).map((line) => line.slice(move.length + 2));
  return {
    case: of('case'),
    question: of('question'),
    counter: of('counter'),
    number: of('number'),
    connect: of('connect'),
  };
}
