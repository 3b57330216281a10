import { z } from 'zod';

export const commentCategories = ['Monitor', 'Search'] as const;
export type CommentCategory = (typeof commentCategories)[number];

/** The longest comment that the network takes, in characters. */
export const longestComment = 1250;

/** A comment that stands on the network. `createdAt` is ISO 8601 UTC. */
export const Comment = z
  .object({
    _id: z.string(),
    accountId: z.string(),
    postUrl: z.string(),
    posterName: z.string(),
    posterImageUrl: z.string(),
    comment: z.string(),
    category: z.enum(commentCategories),
    createdAt: z.string(),
  })
  .meta({
    id: 'Comment',
    example: {
      _id: '0199a1b2c3d4e5f607182931',
      accountId: 'Yk08cDzzdsqs9_8ds',
      postUrl: 'https://www.linkedin.com/feed/update/urn:li:activity:7300000000000000000',
      posterName: 'Ada Okafor',
      posterImageUrl: '',
      comment: 'Which of the three steps took your team longest?',
      category: 'Search',
      createdAt: '2026-03-02T10:30:00.000Z',
    },
  });
export type Comment = z.infer<typeof Comment>;

export const CommentFilter = z.strictObject({
  accountId: z.string().max(100).optional(),
  category: z.enum(commentCategories).optional(),
  q: z.string().max(200).optional(),
  createdAt_gte: z.iso.datetime({ offset: true }).optional(),
  createdAt_lte: z.iso.datetime({ offset: true }).optional(),
});
export type CommentFilter = z.infer<typeof CommentFilter>;
export const commentSorts = ['createdAt', 'posterName'] as const;
