import { z } from 'zod';
import { postReasons } from '../../automation/controls/schemas.ts';
import { text } from '../../http/schemas.ts';
import { commentCategories } from '../comments/schemas.ts';

const verdicts = ['chosen', 'skipped', 'open'] as const;

/** Times are ISO 8601 UTC. */
export const PostDecision = z
  .object({
    accountId: z.string(),
    id: z.string().describe('`accountId` and `postId` with a blank between'),
    postId: z.string().describe('ID of the post on the network'),
    postUrl: z.string(),
    posterName: z.string().describe('Author of the post'),
    excerpt: z.string().describe('First 200 characters of its text'),
    postedAt: z.string().nullable().describe('Null if LinkedIn does not say'),
    category: z
      .enum(commentCategories)
      .describe('How the post was found: on a monitored profile, or by a search link'),
    source: z.string().describe('The search link or profile that found it'),
    verdict: z.enum(verdicts).describe('An open post can still be chosen'),
    reason: z.enum(postReasons).describe('Reason code of the decision'),
    message: z.string().describe('The reason as a sentence'),
    text,
    detail: z.string().describe('Detail of the reason, such as the matching word or date; may be empty'),
    at: z.string().describe('Time of the decision'),
  })
  .meta({
    id: 'PostDecision',
    example: {
      accountId: 'Yk08cDzzdsqs9_8ds',
      id: 'Yk08cDzzdsqs9_8ds urn:li:activity:7300000000000000000',
      postId: 'urn:li:activity:7300000000000000000',
      postUrl: 'https://www.linkedin.com/feed/update/urn:li:activity:7300000000000000000',
      posterName: 'Ada Okafor',
      excerpt: 'Three steps made our onboarding shorter.',
      postedAt: '2026-03-06T08:15:00.000Z',
      category: 'Search',
      source: 'https://www.linkedin.com/search/results/content/?keywords=design%20systems',
      verdict: 'open',
      reason: 'author_recently',
      message:
        'Not yet: you commented on the author on 3 March 2026; at most one comment per author in 3 days',
      detail: 'on 3 March 2026; at most one comment per author in 3 days',
      at: '2026-03-06T10:30:00.000Z',
    },
  });
export type PostDecision = z.infer<typeof PostDecision>;

export const PostDecisionFilter = z.strictObject({
  accountId: z.string().max(100).optional(),
  verdict: z.enum(verdicts).optional().describe('An open post can still be chosen'),
  reason: z.enum(postReasons).optional().describe('Reason code of the decision'),
  category: z.enum(commentCategories).optional(),
  postUrl: z.string().trim().min(1).max(2048).optional(),
  q: z.string().max(200).optional().describe('Part of the post or of the name of its author'),
  at_gte: z.iso.datetime({ offset: true }).optional().describe('Decided at this time or later'),
  at_lte: z.iso.datetime({ offset: true }).optional().describe('Decided at this time or earlier'),
});
export type PostDecisionFilter = z.infer<typeof PostDecisionFilter>;
export const postDecisionSorts = ['at'] as const;
