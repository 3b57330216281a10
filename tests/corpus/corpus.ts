import { readFileSync } from 'node:fs';
import { z } from 'zod';

export const languages = ['en', 'de', 'es'] as const;
export const labels = ['good', 'human', 'echo', 'slop', 'invented', 'pitch'] as const;

/** A comment under a post, and its judgement by the person who wrote it. */
const Line = z.strictObject({
  id: z.string(),
  postId: z.string(),
  language: z.enum(languages),
  post: z.string(),
  comment: z.string(),
  label: z.enum(labels),
  /** Written by somebody who had not seen the rules. The test reads it; nobody tunes by it. */
  locked: z.boolean(),
  facts: z.array(z.string()),
  prompt: z.string(),
  samples: z.array(z.string()),
});
type CorpusLine = z.infer<typeof Line>;

/** A post, and whether an automatic comment under it would hurt. */
const DelicateLine = z.strictObject({
  id: z.string(),
  language: z.enum(languages),
  post: z.string(),
  delicate: z.boolean(),
  topic: z.string(),
  locked: z.boolean(),
});

const readLines = <Shape extends z.ZodType>(name: string, shape: Shape): z.infer<Shape>[] =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => shape.parse(JSON.parse(line)));

export const readCorpus = (): CorpusLine[] => readLines('comments.jsonl', Line);
export const readDelicate = () => readLines('delicate.jsonl', DelicateLine);
export const isFine = ({ label }: CorpusLine): boolean => label === 'good' || label === 'human';
