import { readFileSync } from 'node:fs';
import { z } from 'zod';

export const labels = ['good', 'human', 'echo', 'slop', 'invented', 'pitch'] as const;

/** A comment under a post, and its judgement by the person who wrote it. */
const Line = z.strictObject({
  id: z.string(),
  postId: z.string(),
  language: z.enum(['en', 'de', 'es']),
  post: z.string(),
  comment: z.string(),
  label: z.enum(labels),
  /** Written by somebody who had not seen the rules. The test reads it; nobody tunes by it. */
  locked: z.boolean(),
  facts: z.array(z.string()),
  prompt: z.string(),
  samples: z.array(z.string()),
});
export type CorpusLine = z.infer<typeof Line>;

export const readLines = <Shape extends z.ZodType>(name: string, shape: Shape): z.infer<Shape>[] =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => shape.parse(JSON.parse(line)));

export const readCorpus = (): CorpusLine[] => readLines('comments.jsonl', Line);
/** Good comments that a check refused once. */
export const readFine = () => readLines('fine.jsonl', Line.pick({ language: true, comment: true }));
export const isFine = ({ label }: CorpusLine): boolean => label === 'good' || label === 'human';
