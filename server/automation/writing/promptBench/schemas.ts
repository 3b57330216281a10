import { z } from 'zod';
import { settingFields } from '../../../accounts/settings/schemas.ts';
import { Ids, sameAs, Text } from '../../../http/schemas.ts';
import { fault, nameOf } from '../../../texts/faults.ts';
import { CheckVerdict } from '../../controls/schemas.ts';
import { PostUrl } from '../previewSchemas.ts';

export const mostPosts = 20;
const Account = z
  .string()
  .min(1, fault('required', { what: nameOf('account') }))
  .max(100);

export const BenchPostInput = z.strictObject({ accountId: Account, postUrl: PostUrl }).meta({
  id: 'BenchPostInput',
  example: {
    accountId: 'Yk08cDzzdsqs9_8ds',
    postUrl: 'https://www.linkedin.com/feed/update/urn:li:activity:7300000000000000000',
  },
});
export type BenchPostInput = z.infer<typeof BenchPostInput>;

const examplePost = {
  _id: '0199a1b2c3d4e5f607182932',
  id: '0199a1b2c3d4e5f607182932',
  postId: 'urn:li:activity:7300000000000000000',
  postUrl: 'https://www.linkedin.com/feed/update/urn:li:activity:7300000000000000000',
  posterName: 'Ada Okafor',
  text: 'We cut our build time to a third in three steps.',
  postedAt: '2026-03-02T08:00:00.000Z',
  createdAt: '2026-03-02T10:00:00.000Z',
};

/** Times are ISO 8601 UTC. */
export const BenchPost = z
  .object({
    _id: z.string(),
    id: sameAs('_id'),
    postId: z.string(),
    postUrl: z.string(),
    posterName: z.string(),
    text: z.string().describe('Text of the post'),
    postedAt: z.string().nullable().describe('Time the post appeared, if LinkedIn says so'),
    createdAt: z.string().describe('Time it was saved'),
  })
  .meta({ id: 'BenchPost', example: examplePost });
export type BenchPost = z.infer<typeof BenchPost>;

export const benchPostSorts = ['createdAt'] as const;
export const BenchPostFilter = z.strictObject({ id: Ids });

const Prompt = z
  .string()
  .max(settingFields.prompt.most, fault('promptTooLong', { most: settingFields.prompt.most }));

export const BenchRunInput = z
  .strictObject({
    accountId: Account.describe('Account whose latest comments must not be repeated'),
    prompt: Prompt.describe('The new prompt'),
    comparedWith: Prompt.optional().describe("The old prompt; the account's own prompt by default"),
    postIds: z
      .array(z.string().min(1).max(100))
      .min(1, fault('postsEmpty'))
      .max(mostPosts, fault('tooManyPosts', { most: mostPosts }))
      .transform((ids) => [...new Set(ids)])
      .optional()
      .describe('The `_id`s of saved posts; all by default'),
  })
  .meta({
    id: 'BenchRunInput',
    example: { accountId: 'Yk08cDzzdsqs9_8ds', prompt: 'Ask one specific question about the post.' },
  });
export type BenchRunInput = z.infer<typeof BenchRunInput>;

const BenchComment = z
  .object({
    comment: z.string().nullable(),
    checks: z.array(CheckVerdict).describe('Check results of the comment'),
    passed: z.boolean().describe('Whether it would be posted'),
    fault: z.string().nullable().describe('Reason why none was written'),
    faultText: Text.optional().describe('Its key and values'),
  })
  .meta({
    id: 'BenchComment',
    example: {
      comment: 'Which of the three steps took your team longest?',
      checks: [{ check: 'empty', ok: true, detail: 'Not empty' }],
      passed: true,
      fault: null,
    },
  });
export type BenchComment = z.infer<typeof BenchComment>;

const Passed = z.object({
  passed: z.int().describe('Comments that passed the checks'),
  of: z.int().describe('Number of the comments'),
});
const exampleComment = {
  comment: 'Which of the three steps took your team longest?',
  checks: [{ check: 'empty', ok: true, detail: 'Not empty' }],
  passed: true,
  fault: null,
};

export const BenchRun = z
  .object({
    rows: z
      .array(
        z.object({
          post: BenchPost,
          before: BenchComment,
          after: BenchComment,
        }),
      )
      .describe('One for each saved post'),
    summary: z
      .object({
        before: Passed.describe('By the prompt in the settings'),
        after: Passed.describe('By the new prompt'),
      })
      .describe('How many passed the checks'),
  })
  .meta({
    id: 'BenchRun',
    example: {
      rows: [
        {
          post: examplePost,
          before: {
            comment: null,
            checks: [],
            passed: false,
            fault: 'The writer is not responding correctly right now',
          },
          after: exampleComment,
        },
      ],
      summary: { before: { passed: 0, of: 1 }, after: { passed: 1, of: 1 } },
    },
  });
export type BenchRun = z.infer<typeof BenchRun>;
