import { z } from 'zod';
import { AutonomyTrace } from '../../automation/autonomy/schemas.ts';
import { CheckVerdict } from '../../automation/controls/schemas.ts';
import { Ids, sameAs } from '../../http/schemas.ts';
import { Decider } from '../../identity/people/decider.ts';
import { fault, nameOf } from '../../texts/faults.ts';
import { longestPostExcerpt } from './limits.ts';

export const commentCategories = ['Monitor', 'Search'] as const;
export type CommentCategory = (typeof commentCategories)[number];

export { longestComment } from './limits.ts';

const shape = {
  _id: z.string(),
  id: sameAs('_id'),
  accountId: z.string(),
  postUrl: z.string(),
  posterName: z.string().describe('Author of the post'),
  posterImageUrl: z.string().describe('Photo of the author; empty without one'),
  postExcerpt: z
    .string()
    .describe(`First ${longestPostExcerpt} characters of the post; empty for older comments`),
  comment: z.string().describe('Text of the comment, as posted'),
  category: z
    .enum(commentCategories)
    .describe('How the post was found: on a monitored profile, or by a search link'),
  createdAt: z.string().describe('Time it was posted'),
  reactions: z.int().nullable().describe('Reactions to the comment; null until they are read'),
  replies: z.int().nullable().describe('Replies by others; null until they are read'),
  resultsReadAt: z.string().nullable().describe('When reactions and replies were last read'),
  autonomous: z.boolean().describe('Posted without review in review mode, because its source had earned it'),
};
const example = {
  _id: '0199a1b2c3d4e5f607182931',
  id: '0199a1b2c3d4e5f607182931',
  accountId: 'Yk08cDzzdsqs9_8ds',
  postUrl: 'https://www.linkedin.com/feed/update/urn:li:activity:7300000000000000000',
  posterName: 'Ada Okafor',
  posterImageUrl: '',
  postExcerpt: 'We cut our build time to a third in three steps.',
  comment: 'Which of the three steps took your team longest?',
  category: 'Search',
  createdAt: '2026-03-02T10:30:00.000Z',
  reactions: 3,
  replies: 1,
  resultsReadAt: '2026-03-03T10:30:12.000Z',
  autonomous: false,
} as const;

/** `createdAt` is ISO 8601 UTC. */
export const Comment = z.object(shape).meta({ id: 'Comment', example });
export type Comment = z.infer<typeof Comment>;

export const CommentWithCosts = z
  .object({
    ...shape,
    writing: z
      .object({
        model: z.string().describe('The language model, as its provider names it'),
        calls: z.int().describe('Calls to the model'),
        estimated: z.int().describe('Calls without usage in the answer'),
        inputTokens: z.int().describe('Tokens sent, cached ones included'),
        cachedTokens: z.int().describe('Tokens sent that the provider had cached'),
        outputTokens: z.int().describe('Tokens received'),
        cost: z.number().nullable().describe('Null if unknown, because the model had no price'),
      })
      .nullable()
      .describe('Calls to the language model for this comment; null if not recorded'),
  })
  .meta({
    id: 'CommentWithCosts',
    example: {
      ...example,
      writing: {
        model: 'gpt-5.6-mini',
        calls: 1,
        estimated: 0,
        inputTokens: 1200,
        cachedTokens: 800,
        outputTokens: 1600,
        cost: 0.00332,
      },
    },
  });
export type CommentWithCosts = z.infer<typeof CommentWithCosts>;

const accountName = z.string().describe('Name of the account, even if it is disconnected now');

export const ExportedComment = z
  .object({ ...shape, accountName })
  .meta({ id: 'ExportedComment', example: { ...example, accountName: 'Mara Winter' } });
export type ExportedComment = z.infer<typeof ExportedComment>;

/** Word by word. */
const Diff = z.array(
  z.object({
    value: z.string().describe('A part of the text: common to both, added or removed'),
    added: z.literal(true).optional().describe('True for a part that was added'),
    removed: z.literal(true).optional().describe('True for a part that was removed'),
  }),
);

/** Times are ISO 8601 UTC. */
export const CommentTrace = z
  .object({
    ...shape,
    accountName,
    source: z.string().describe('The search link or profile that found the post'),
    takenAt: z.string().describe('Start of the run that chose the post'),
    sentAt: z.string().nullable().describe('Start of the call that posted it'),
    confirmedAt: z.string().nullable().describe('Time it was confirmed on the network'),
    writing: z
      .object({
        promptVersion: z.string().describe('The first 8 hex digits of SHA-256 over the prompt'),
        promptInUse: z.boolean().describe('Whether the account still uses that prompt'),
        promptText: z.string().nullable().describe('Null if it was not kept'),
        attempts: z.int().describe('Number of writer calls until a comment passed the checks'),
        language: z.string().nullable().describe('ISO 639-1; null if the text was too short'),
        nearest: z.number().describe('Similarity to the closest of the last 50 comments, from 0 to 1'),
        checks: z.array(CheckVerdict).describe('Check results of the original text; empty if not recorded'),
      })
      .nullable()
      .describe('Null if not recorded'),
    review: z
      .object({
        postText: z.string().describe('Text of the post at the review'),
        original: z.string().describe('Text before any edit'),
        diff: Diff.describe('Changes from `original` to `comment`'),
        editedAt: z.string().nullable().describe('Time of the last change, or null'),
        editedBy: Decider,
        approvedAt: z
          .string()
          .nullable()
          .describe('Time of the approval; null if it was posted without a person'),
        approvedBy: Decider,
        autonomy: AutonomyTrace.describe('Why it was posted without a review; null after a review'),
      })
      .nullable()
      .describe('The review decision before it was posted; null without review'),
  })
  .meta({
    id: 'CommentReceipt',
    example: {
      ...example,
      accountName: 'Mara Winter',
      source: 'https://www.linkedin.com/search/results/content/?keywords=design%20systems',
      takenAt: '2026-03-02T09:58:12.000Z',
      sentAt: '2026-03-02T10:30:00.000Z',
      confirmedAt: '2026-03-02T10:30:01.000Z',
      writing: {
        promptVersion: '213c22ed',
        promptInUse: true,
        promptText: 'Ask one specific question about the post.',
        attempts: 1,
        language: 'en',
        nearest: 0.12,
        checks: [{ check: 'link', ok: true, detail: 'No links' }],
      },
      review: {
        postText: 'We cut our build time to a third in three steps.',
        original: 'Which of the steps took your team longest?',
        diff: [
          { value: 'Which of the ' },
          { value: 'three ', added: true },
          { value: 'steps took your team longest?' },
        ],
        editedAt: '2026-03-02T10:10:00.000Z',
        editedBy: { _id: '0199a1b2c3d4e5f607182930', name: 'Mara Winter' },
        approvedAt: '2026-03-02T10:11:00.000Z',
        approvedBy: { _id: '0199a1b2c3d4e5f607182930', name: 'Mara Winter' },
        autonomy: null,
      },
    },
  });
export type CommentTrace = z.infer<typeof CommentTrace>;

const mostDays = 366;

export const CommentDaysQuery = z.strictObject({
  accountId: z
    .string()
    .min(1, fault('required', { what: nameOf('account') }))
    .max(100),
  days: z.coerce
    .number('Days are a number')
    .int('Days are a whole number')
    .min(1, 'At least one day')
    .max(mostDays, `At most ${mostDays} days`)
    .default(30)
    .describe('Number of days, including today'),
});

/** By the account's own calendar, oldest first, none left out. */
export const CommentDays = z
  .object({
    accountId: z.string(),
    timezone: z.string(),
    days: z
      .array(
        z.object({
          date: z
            .string()
            .describe(
              'Local date of the account on which the working hours started; limits count per such day',
            ),
          Search: z.int().describe('Comments on posts of searches'),
          Monitor: z.int().describe('Comments on posts of profiles'),
        }),
      )
      .describe('One for each day'),
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
  id: Ids,
  accountId: z.string().max(100).optional(),
  category: z.enum(commentCategories).optional(),
  q: z.string().max(200).optional().describe('Part of the comment or of the name of the author of the post'),
  createdAt_gte: z.iso.datetime({ offset: true }).optional(),
  createdAt_lte: z.iso.datetime({ offset: true }).optional(),
});
export type CommentFilter = z.infer<typeof CommentFilter>;
export const commentSorts = ['createdAt', 'posterName'] as const;
