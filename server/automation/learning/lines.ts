import { say } from '../../texts/say.ts';
import type { Sentence } from '../../texts/sentence.ts';
import type { HabitKind, HabitValues } from './habits.ts';

/** A habit as a line for the writer. */
export const lineOf = (kind: HabitKind, values: HabitValues): Sentence =>
  say(`learning.${kind}`, { ...values });
