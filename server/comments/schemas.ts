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

/** The most days that are counted at once. */
const mostDays = 366;

export const CommentDaysQuery = z.strictObject({
  accountId: z.string().min(1, 'Account is required').max(100),
  days: z.coerce
    .number('Days are a number')
    .int('Days are a whole number')
    .min(1, 'At least one day')
    .max(mostDays, `At most ${mostDays} days`)
    .default(30)
    .describe('How many days, today included'),
});

/** How many comments of each category an account has on each of its latest days: by its own calendar, the oldest first, none left out. */
export const CommentDays = z
  .object({
    accountId: z.string(),
    timezone: z.string(),
    days: z.array(
      z.object({
        date: z.string().describe("The account's local date on which the working hours began, as its limits are counted"),
        Search: z.int(),
        Monitor: z.int(),
      }),
    ),
  })
  .meta({
    id: 'CommentDays',
    example: {
      accountId: 'Yk08cDzzdsqs9_8ds',
      timezone: 'Europe/London',
      days: [
        { date: '2026-03-01', Search: 0, Monitor: 0 },
        { date: '2026-03-02', Search: 4, Monitor: 2 },
      ],
    },
  });
export type CommentDays = z.infer<typeof CommentDays>;

export const CommentFilter = z.strictObject({
  accountId: z.string().max(100).optional(),
  category: z.enum(commentCategories).optional(),
  q: z.string().max(200).optional(),
  createdAt_gte: z.iso.datetime({ offset: true }).optional(),
  createdAt_lte: z.iso.datetime({ offset: true }).optional(),
});
export type CommentFilter = z.infer<typeof CommentFilter>;
export const commentSorts = ['createdAt', 'posterName'] as const;
