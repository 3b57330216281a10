import { z } from 'zod';
import { commentCategories } from '../../history/comments/schemas.ts';
import { text } from '../../http/schemas.ts';
import { fault, nameOf } from '../../texts/faults.ts';
import { CheckVerdict, postReasons } from '../controls/schemas.ts';

export const PostUrl = z
  .string()
  .trim()
  .min(1, fault('required', { what: nameOf('post') }))
  .max(2048, fault('urlTooLong'));

export const PreviewInput = z
  .strictObject({
    accountId: z
      .string()
      .min(1, fault('required', { what: nameOf('account') }))
      .max(100),
    postUrl: PostUrl.optional().describe("URL of a post; the account's next post by default"),
    judge: z.boolean().optional().describe('Also asks the judge for its verdict; false by default'),
  })
  .meta({
    id: 'PreviewInput',
    example: {
      accountId: 'Yk08cDzzdsqs9_8ds',
      postUrl: 'https://www.linkedin.com/feed/update/urn:li:activity:7300000000000000000',
    },
  });
export type PreviewInput = z.infer<typeof PreviewInput>;

/** `postedAt` is ISO 8601 UTC. */
export const Preview = z
  .object({
    post: z
      .object({
        postId: z.string().describe('ID of the post on the network'),
        postUrl: z.string(),
        posterName: z.string().describe('Author of the post'),
        text: z.string().describe('Text of the post'),
        postedAt: z.string().nullable().describe('If LinkedIn says so'),
      })
      .nullable()
      .describe('Null if there is no post to comment on'),
    category: z.enum(commentCategories).nullable().describe('Null if the request gave the post'),
    source: z.string().nullable().describe('The search link or profile that found the post'),
    comment: z.string().nullable().describe('The comment; null if none was written'),
    checks: z.array(CheckVerdict).describe('Results of all checks of the comment; empty without one'),
    verdict: z
      .object({
        verdict: z
          .enum(['chosen', 'skipped', 'open', 'none'])
          .describe('`open`: not now, perhaps later. `none`: no post was found'),
        reason: z.enum([...postReasons, 'no_posts']).describe('Reason code of the decision'),
        message: z.string().describe('A message for people'),
        text,
      })
      .describe('Decision about the post: comment, skip, wait; or no post found'),
    people: z
      .array(
        z.object({
          url: z.string().describe('Address of the profile or company page'),
          name: z.string(),
          headline: z.string().describe('As on the profile; may be empty'),
          imageUrl: z.string().describe('Photo; empty without one'),
          posts: z.int().describe('How many of the read posts are theirs'),
        }),
      )
      .describe(
        'At most five people or companies to monitor: who wrote the posts that your searches found. Empty if the request gave the post',
      ),
  })
  .meta({
    id: 'Preview',
    example: {
      post: {
        postId: 'urn:li:activity:7300000000000000000',
        postUrl: 'https://www.linkedin.com/feed/update/urn:li:activity:7300000000000000000',
        posterName: 'Ada Okafor',
        text: 'We cut our build time to a third in three steps.',
        postedAt: '2026-03-02T08:00:00.000Z',
      },
      category: 'Search',
      source: 'https://www.linkedin.com/search/results/content/?keywords=design%20systems',
      comment: 'Which of the three steps took your team longest?',
      checks: [{ check: 'empty', ok: true, detail: 'Not empty' }],
      verdict: { verdict: 'chosen', reason: 'taken', message: 'The account would comment on this post' },
      people: [
        {
          url: 'https://www.linkedin.com/in/ada-okafor',
          name: 'Ada Okafor',
          headline: 'Head of engineering',
          imageUrl: '',
          posts: 3,
        },
      ],
    },
  });
export type Preview = z.infer<typeof Preview>;
