import type { FieldName } from '../../network/text/types.ts';

export const moves = ['case', 'question', 'counter', 'number', 'connect'] as const;
/** The kind of contribution that a request asks for. */
export type Move = (typeof moves)[number];

/**
 * A comment is a lead with the post's {topic}, a point, and an ending with a circumstance at {when}. The parts
 * are independent, so that few of them make thousands of comments.
 */
export type Bank = {
  /** Their first three words differ, and the topic comes after these. */
  leads: string[];
  /** Main clauses that follow a lead; `general` ones fit every post. */
  points: Record<FieldName | 'general', string[]>;
  endings: Record<Move, string[]>;
  circumstances: string[];
};

/** One entry per line. */
export const lines = (text: string): string[] => text.trim().split(/\s*\n\s*/);
