import type { Sentence } from '../../texts/sentence.ts';
import { text } from '../../texts/text.ts';
import type { HabitKind, HabitValues } from './habits.ts';

/** A habit as a line for the writer. */
export const lineOf = (kind: HabitKind, values: HabitValues): Sentence =>
  text(`learning.${kind}`, { ...values });
