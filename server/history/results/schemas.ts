import { z } from 'zod';
import { fault, nameOf } from '../../texts/faults.ts';
import { usualDays } from './usualDays.ts';

/** With fewer comments, a share means nothing. */
export const fewestComments = 20;

export const resultDimensions = [
  'account',
  'search',
  'profile',
  'prompt',
  'language',
  'hour',
  'review',
  'reviewer',
] as const;
export type ResultDimension = (typeof resultDimensions)[number];

const date = z.iso.date(fault('dateFormat'));
export const ResultsQuery = z.strictObject({
  accountId: z.string().max(100).optional().describe('One account; all by default'),
  days: z.coerce
    .number()
    .int()
    .min(1)
    .max(3660)
    .optional()
    .describe(`So many days until the last day, included; ${usualDays} by default. Ignored with \`since\``),
  since: date.optional().describe("First day, in the accounts' time zones"),
  until: date.optional().describe("Last day, included; by default today in the accounts' time zones"),
});
export type ResultsQuery = z.infer<typeof ResultsQuery>;

const figures = {
  comments: z.int().describe('Posted comments'),
  read: z.int().describe('Comments whose reactions and replies were read at least once'),
  answered: z.int().describe('Comments with a reaction or a reply'),
  share: z
    .number()
    .nullable()
    .describe(`\`answered\` of \`read\`, from 0 to 1; null below ${fewestComments} read comments`),
  reactions: z.int(),
  replies: z.int().describe('Replies by others'),
};
export type Figures = z.infer<z.ZodObject<typeof figures>>;
const exampleFigures = { comments: 96, read: 90, answered: 27, share: 0.3, reactions: 41, replies: 12 };

const by = z
  .enum(resultDimensions)
  .describe(
    'review: `automatic` (posted without a review), `approved` or `edited`. reviewer: the ID of the person who approved it, empty without one. hour: 0 to 23 in the time zone of the account. prompt: the first 8 hex digits of its SHA-256. An empty value is unknown',
  );
const exampleRow = {
  by: 'search' as const,
  value: 'https://www.linkedin.com/search/results/content/?keywords=design%20systems',
  name: '',
  ...exampleFigures,
};
export const ResultRow = z
  .object({
    by,
    value: z.string(),
    name: z.string().describe('Name of the account, profile or reviewer; empty if there is none'),
    ...figures,
  })
  .meta({ id: 'ResultRow', example: exampleRow });
export type ResultRow = z.infer<typeof ResultRow>;
const source = {
  accountId: z
    .string()
    .min(1, fault('required', { what: nameOf('account') }))
    .max(100),
  kind: z.enum(['search', 'profile']),
  source: z
    .string()
    .min(1, fault('required', { what: nameOf('source') }))
    .max(2048)
    .describe('The search link or profile, as in the settings'),
};
const exampleSource = { accountId: 'Yk08cDzzdsqs9_8ds', kind: 'search' as const, source: exampleRow.value };

export const Results = z
  .object({
    since: z.string(),
    until: z.string(),
    totals: z.object(figures),
    best: z
      .array(
        z.object({
          _id: z.string(),
          accountId: z.string(),
          postUrl: z.string(),
          posterName: z.string(),
          comment: z.string(),
          createdAt: z.string(),
          reactions: z.int(),
          replies: z.int(),
        }),
      )
      .describe('Most replies first, then most reactions; at most 5'),
    breakdowns: z.array(ResultRow).describe('By each value of each dimension, most comments first'),
    retirable: z
      .array(z.object({ ...source, comments: z.int().describe('Read comments, none of them answered') }))
      .describe(
        'Sources in the settings without an answer in the last 90 days, whatever the period, in so many comments that this is unlikely (below 4 %) at the rate of the account',
      ),
  })
  .meta({
    id: 'Results',
    example: {
      since: '2026-02-01',
      until: '2026-03-02',
      totals: exampleFigures,
      best: [],
      breakdowns: [exampleRow],
      retirable: [{ ...exampleSource, comments: 34 }],
    },
  });
export type Results = z.infer<typeof Results>;

export const AccountRead = z
  .object({
    accountId: z.string(),
    readAt: z.string().nullable().describe('Latest read of the reactions and replies; null before the first'),
    nextReadAt: z.string().nullable().describe('Null if nothing is read now'),
    stopped: z
      .enum(['plan', 'connection'])
      .nullable()
      .describe('Why it is not read: the plan ended, or the account lost its connection'),
    sinceEnd: z
      .int()
      .describe('After a renewal: people who replied since the plan ended, in replies that are not handled'),
  })
  .meta({
    id: 'AccountRead',
    example: {
      accountId: exampleSource.accountId,
      readAt: '2026-03-02T10:00:00.000Z',
      nextReadAt: '2026-03-02T14:00:00.000Z',
      stopped: null,
      sinceEnd: 0,
    },
  });
export type AccountRead = z.infer<typeof AccountRead>;

export const SourceToRetire = z.strictObject(source).meta({ id: 'SourceToRetire', example: exampleSource });
export type SourceToRetire = z.infer<typeof SourceToRetire>;

const most = 1000;
/** Also the body that puts it back. */
export const RetiredSource = z
  .strictObject({
    ...source,
    position: z.int().min(0).max(most).describe('Its place in the list of the settings, from 0'),
  })
  .meta({ id: 'RetiredSource', example: { ...exampleSource, position: 0 } });
export type RetiredSource = z.infer<typeof RetiredSource>;
