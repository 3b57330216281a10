import { z } from 'zod';
import { delicateTopics } from '../../server/automation/rules/delicate/words.ts';
import { delicateIn } from '../../server/automation/rules/delicate.ts';
import { readLines } from './corpus.ts';

/** A post, and whether a person should decide about a comment on it. */
const Line = z.strictObject({
  id: z.string(),
  language: z.enum(['en', 'de', 'es']),
  post: z.string(),
  delicate: z.boolean(),
  topic: z.enum([...delicateTopics, 'ordinary']),
  /** As in `corpus.ts`. */
  locked: z.boolean(),
});
export type DelicateLine = z.infer<typeof Line>;

export const readDelicate = (): DelicateLine[] => readLines('delicate.jsonl', Line);

/** The share of the posts that would wait for a person. */
export const shareHeld = (posts: readonly { post: string }[]): number =>
  posts.length === 0 ? 0 : posts.filter(({ post }) => delicateIn(post) !== null).length / posts.length;
