import { z } from 'zod';
import { commentCategories, longestComment } from '../../history/comments/schemas.ts';
import { Ids, sameAs, Text, text } from '../../http/schemas.ts';
import { Decider } from '../../identity/people/decider.ts';
import { fault, nameOf } from '../../texts/faults.ts';
import { AutonomyTrace } from '../autonomy/schemas.ts';
import { CheckVerdict } from '../controls/schemas.ts';
import { PostUrl } from '../writing/previewSchemas.ts';

export const draftStates = ['waiting', 'held', 'approved', 'posted', 'discarded', 'lapsed'] as const;
const mostAtOnce = 100;

const shape = {
  _id: z.string().describe('Also the ID of the comment once it is posted'),
  id: sameAs('_id'),
  accountId: z.string(),
  state: z
    .enum(draftStates)
    .describe(
      '`waiting`: not reviewed. `held`: on hold. `approved`: posted in one of the next slots. All others have ended',
    ),
  postUrl: z.string(),
  posterName: z.string().describe('Author of the post'),
  posterImageUrl: z.string().describe('Photo of the author; empty without one'),
  postText: z.string().describe('Text of the post'),
  postedAt: z.string().nullable().describe('Time the post appeared, if LinkedIn says so'),
  category: z
    .enum(commentCategories)
    .describe('How the post was found: on a monitored profile, or by a search link'),
  source: z.string().describe('The search link or profile that found the post'),
  comment: z.string().describe('Text of the comment'),
  original: z.string().describe('Text before any edit'),
  edits: z
    .array(
      z.object({
        at: z.string().describe('Time of the edit'),
        before: z.string().describe('Text before it'),
        after: z.string().describe('Text after it'),
        by: Decider,
      }),
    )
    .describe('Edits, oldest first'),
  checks: z
    .array(CheckVerdict)
    .describe('Check results of the current text; empty once it is posted or ended'),
  createdAt: z.string().describe('Time it was written'),
  decidedAt: z.string().nullable().describe('Time of the approval, the discard or the expiry; null before'),
  decidedBy: Decider,
  notBefore: z
    .string()
    .nullable()
    .describe(
      'End of the undo window of an approved draft: it is not posted earlier, and until then `hold` stops it. Null without a window',
    ),
  autonomy: AutonomyTrace.describe('Why it was approved without a review; null if it was not'),
  lapsesAt: z.string().describe('Expiry time'),
  reason: z
    .string()
    .nullable()
    .describe(
      'Reason code: `delicate` or `judge` while it waits for a person whatever the settings say, `not_posted` if it was approved, did not reach LinkedIn and is sent only if you approve it again, or why it ended without a decision',
    ),
  reasonMessage: z.string().optional().describe('Why it waits for a person, as a sentence'),
  reasonText: Text.optional().describe('The key and values of `reasonMessage`'),
};
const example = {
  _id: '0199a1b2c3d4e5f607182931',
  id: '0199a1b2c3d4e5f607182931',
  accountId: 'Yk08cDzzdsqs9_8ds',
  state: 'waiting',
  postUrl: 'https://www.linkedin.com/feed/update/urn:li:activity:7300000000000000000',
  posterName: 'Ada Okafor',
  posterImageUrl: '',
  postText: 'We cut our build time to a third in three steps.',
  postedAt: '2026-03-02T08:00:00.000Z',
  category: 'Search',
  source: 'https://www.linkedin.com/search/results/content/?keywords=design%20systems',
  comment: 'Which of the three steps took your team longest?',
  original: 'Which of the steps took your team longest?',
  edits: [
    {
      at: '2026-03-02T11:00:00.000Z',
      before: 'Which of the steps took your team longest?',
      after: 'Which of the three steps took your team longest?',
      by: { _id: '0199a1b2c3d4e5f607182930', name: 'Mara Winter' },
    },
  ],
  checks: [{ check: 'empty', ok: true, detail: 'Not empty' }],
  createdAt: '2026-03-02T10:30:00.000Z',
  decidedAt: null,
  decidedBy: null,
  notBefore: null,
  autonomy: null,
  lapsesAt: '2026-03-09T10:30:00.000Z',
  reason: null,
} as const;

/** Times are ISO 8601 UTC. */
export const Draft = z.object(shape).meta({ id: 'Draft', example });
export type Draft = z.infer<typeof Draft>;

export const DraftDetails = z
  .object({
    ...shape,
    diff: z
      .array(
        z.object({
          value: z.string().describe('A part of the text: common to both, added or removed'),
          added: z.literal(true).optional().describe('True for a part that was added'),
          removed: z.literal(true).optional().describe('True for a part that was removed'),
        }),
      )
      .describe('Changes from `original` to `comment`, word by word'),
  })
  .meta({
    id: 'DraftDetails',
    example: {
      ...example,
      diff: [
        { value: 'Which of the ' },
        { value: 'three ', added: true },
        { value: 'steps took your team longest?' },
      ],
    },
  });
export type DraftDetails = z.infer<typeof DraftDetails>;

export const draftSorts = ['createdAt', 'notBefore'] as const;
export const DraftFilter = z.strictObject({
  id: Ids,
  accountId: z.string().max(100).optional(),
  state: z.enum(draftStates).optional().describe('State of the draft'),
  category: z.enum(commentCategories).optional(),
  q: z.string().max(200).optional().describe('Part of the comment, the post or its author'),
});
export type DraftFilter = z.infer<typeof DraftFilter>;

export const EditDraftInput = z
  .strictObject({
    comment: z
      .string()
      .trim()
      .min(1, fault('commentEmpty'))
      .refine(
        (text) => [...text].length <= longestComment,
        fault('commentTooLong', { most: longestComment }),
      ),
  })
  .meta({ id: 'EditDraftInput', example: { comment: 'Which of the three steps took your team longest?' } });
export type EditDraftInput = z.infer<typeof EditDraftInput>;

export const KeepCommentInput = z
  .strictObject({
    accountId: z
      .string()
      .min(1, fault('required', { what: nameOf('account') }))
      .max(100),
    postUrl: PostUrl,
    comment: EditDraftInput.shape.comment,
  })
  .meta({
    id: 'KeepCommentInput',
    example: { accountId: example.accountId, postUrl: example.postUrl, comment: example.comment },
  });
export type KeepCommentInput = z.infer<typeof KeepCommentInput>;

export const ApproveDraftInput = z.strictObject({}).meta({ id: 'ApproveDraftInput', example: {} });

export const ApproveDraftsInput = z
  .strictObject({
    ids: z
      .array(z.string().min(1).max(100))
      .min(1, fault('draftsEmpty'))
      .max(mostAtOnce, fault('tooManyDrafts', { most: mostAtOnce }))
      .transform((ids) => [...new Set(ids)])
      .describe('The drafts to approve'),
  })
  .meta({ id: 'ApproveDraftsInput', example: { ids: [example._id] } });
export type ApproveDraftsInput = z.infer<typeof ApproveDraftsInput>;

export const ApprovedDrafts = z
  .object({
    results: z
      .array(
        z.object({
          _id: z.string(),
          approved: z.boolean().describe('Whether it was approved'),
          message: z.string().nullable().describe('Reason why it was not approved'),
          text,
        }),
      )
      .describe('One for each draft'),
  })
  .meta({
    id: 'ApprovedDrafts',
    example: { results: [{ _id: example._id, approved: true, message: null }] },
  });
export type ApprovedDrafts = z.infer<typeof ApprovedDrafts>;
