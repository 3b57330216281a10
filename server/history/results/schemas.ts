import { z } from 'zod';
import { fault, nameOf } from '../../texts/faults.ts';
import { fewestComments, poorDays } from './thresholds.ts';
import { usualDays } from './usualDays.ts';

export const resultDimensions = [
  'account',
  'search',
  'profile',
  'prompt',
  'move',
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
  within: z
    .enum(resultDimensions.filter((by) => by !== 'account'))
    .optional()
    .describe(
      'Only comments with this `value` of a dimension, for example to compare prompts within a search',
    ),
  value: z.string().max(2048).optional().describe('The value of `within`; the unknown one without it'),
});
export type ResultsQuery = z.infer<typeof ResultsQuery>;

const rate = z.number().min(0).max(1);
const figures = {
  comments: z.int().describe('Posted comments: measured, too new and not measured ones'),
  read: z.int().describe('Comments whose reactions and replies were read at least once'),
  measured: z
    .int()
    .describe('Comments at least 3 days old whose counts were read when they were 60 to 72 hours old'),
  tooNew: z.int().describe('Comments younger than 3 days. They are in no share'),
  notMeasured: z.int().describe('Older comments without a read at 60 to 72 hours. They are in no share'),
  answered: z.int().describe('Measured comments with a reaction or a reply within 3 days'),
  share: rate
    .nullable()
    .describe(`\`answered\` of \`measured\`, from 0 to 1; null below ${fewestComments} measured comments`),
  interval: z
    .object({ least: rate.describe('From 0 to 1'), most: rate.describe('From 0 to 1') })
    .nullable()
    .describe(
      'The rates that the answers do not contradict. Corrected for the number of values compared, and true with 95 % for all of them however often one looks',
    ),
  reactions: z.int().describe('Of all comments, whatever their age'),
  replies: z.int().describe('Replies by others to all comments, whatever their age'),
};
export type Figures = z.infer<z.ZodObject<typeof figures>>;

const reviewFigures = {
  decided: z.int().describe('Posted comments that a person approved, with or without edits'),
  unchanged: z.int().describe('Those that were approved without an edit'),
  unchangedShare: rate
    .nullable()
    .describe(`\`unchanged\` of \`decided\`; null below ${fewestComments} of them`),
  wordsChanged: rate
    .nullable()
    .describe(
      `Median share of the words that the person changed in a decided comment; null below ${fewestComments}. Comments that were posted before it was kept don't count`,
    ),
};
export type ReviewFigures = z.infer<z.ZodObject<typeof reviewFigures>>;
const exampleFigures = {
  ...{ comments: 96, read: 90, measured: 84, tooNew: 9, notMeasured: 3, answered: 27 },
  ...{ share: 0.321, interval: { least: 0.193, most: 0.472 }, reactions: 41, replies: 12 },
};
const exampleReview = { decided: 40, unchanged: 30, unchangedShare: 0.75, wordsChanged: 0 };

const by = z
  .enum(resultDimensions)
  .describe(
    'review: `automatic` (posted without a review), `approved` or `edited`. reviewer: the ID of the person who approved it, empty without one. hour: 0 to 23 in the time zone of the account. prompt: the first 8 hex digits of its SHA-256. move: the kind of contribution that the writer was asked for. An empty value is unknown',
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
    value: z.string().describe('Of the dimension: an ID, a search link, a profile, an hour and so on'),
    name: z
      .string()
      .describe(
        'Name of the account, profile or reviewer, or the first words of the prompt; empty if there is none',
      ),
    ...figures,
  })
  .meta({ id: 'ResultRow', example: exampleRow });
export type ResultRow = z.infer<typeof ResultRow>;
const source = {
  accountId: z
    .string()
    .min(1, fault('required', { what: nameOf('account') }))
    .max(100),
  kind: z.enum(['search', 'profile']).describe('The kind of source'),
  source: z
    .string()
    .min(1, fault('required', { what: nameOf('source') }))
    .max(2048)
    .describe('The search link or profile, as in the settings'),
};
const exampleSource = { accountId: 'Yk08cDzzdsqs9_8ds', kind: 'search' as const, source: exampleRow.value };

const verdict = z.object({
  ...source,
  comments: z.int().describe('Its measured comments'),
  answered: z.int().describe('Those with a reaction or a reply within 3 days'),
  sureness: rate.describe("How sure it is that it answers more seldom than the account's comments"),
  missing: z.int().describe('How many more comments without an answer it takes to be suggested'),
});
export type SourceVerdict = z.infer<typeof verdict> & { isPoor: boolean };

const comparison = z
  .object({
    by,
    compared: z.int().describe(`Values with at least ${fewestComments} measured comments`),
    better: z
      .string()
      .nullable()
      .describe(
        'The value that gets answers more often than all in `worse`; null without a clear difference',
      ),
    worse: z.array(z.string()).describe('Values that get answers more seldom than `better`'),
  })
  .describe('The only claim that the figures of a dimension carry. Wrong with at most 5 %');
export type Comparison = z.infer<typeof comparison>;

const promptUse = z.object({
  version: z.string().describe('The first 8 hex digits of its SHA-256'),
  text: z
    .string()
    .nullable()
    .describe('Null for members of a workspace, and if it was replaced before texts were kept'),
  inUse: z.boolean().describe('Whether it is in the settings of an account'),
  firstDay: z.string().describe('The day of its first comment in the period'),
  lastDay: z.string().describe('The day of its latest comment in the period'),
});
export type PromptUse = z.infer<typeof promptUse>;

const week = z.object({
  since: z.string().describe('Its first day. Weeks end with the period, so the earliest may be shorter'),
  until: z.string().describe('Its last day, included'),
  ...figures,
  ...reviewFigures,
  before: z.object({ ...figures, ...reviewFigures }).describe('The same week of the period before'),
});
export type ResultWeek = z.infer<typeof week>;

const claim = z
  .enum(['better', 'worse', 'unclear', 'tooFew'])
  .describe(
    'Whether comments get answers more often than before. `unclear`: the intervals overlap. Wrong with at most 5 %',
  );
export type Claim = z.infer<typeof claim>;

const responders = z.object({
  people: z.int().describe('People who replied to the comments, from the replies that are kept'),
  postAuthors: z.int().describe('Those who replied on a post of their own'),
  notNamed: z.int().describe('Those who have opted out: they are counted, never named'),
  replies: z.int().describe('Replies of all these people'),
  repliesOnOwnPosts: z.int().describe('Replies by the author of the post'),
});
export type Responders = z.infer<typeof responders>;

const effort = z
  .object({
    discarded: z
      .int()
      .nullable()
      .describe('Drafts that a person discarded; null with `within`, which tells only of posted comments'),
    perAnswer: z
      .object({
        comments: z.number().describe('Posted comments'),
        edits: z.number().describe('Comments that were approved with an edit'),
        decisions: z.number().nullable().describe('Approved and discarded ones; null with `within`'),
      })
      .nullable()
      .describe(
        `Per comment that got an answer within 3 days; null below ${fewestComments} measured comments or without an answer. Nobody's time is measured`,
      ),
  })
  .describe('The work behind an answer');
export type Effort = z.infer<typeof effort>;

const promptFigures = z.object({
  version: z.string().describe("The first 8 hex digits of the prompt's SHA-256"),
  name: z.string().describe('First words of the prompt; empty if its text is unknown'),
  ...figures,
});
const promptChange = z.object({
  accountId: z.string(),
  since: z.string().describe('The day of the change'),
  claim,
  now: promptFigures.describe('The prompt since then'),
  before: promptFigures.describe('The prompt until then'),
});
export type PromptChange = z.infer<typeof promptChange>;

/** A week of one account, for the export. */
export const AccountWeek = z
  .object({ accountId: z.string(), account: z.string().describe('Its name'), ...week.shape })
  .meta({
    id: 'AccountWeek',
    example: {
      ...{ accountId: 'Yk08cDzzdsqs9_8ds', account: 'Mara Winter', since: '2026-02-24', until: '2026-03-02' },
      ...exampleFigures,
      ...exampleReview,
      before: { ...exampleFigures, ...exampleReview },
    },
  });
export type AccountWeek = z.infer<typeof AccountWeek>;

export const Results = z
  .object({
    since: z.string().describe("First day of the period, a date in the accounts' time zones"),
    until: z.string().describe('Last day of the period, included'),
    totals: z.object({ ...figures, ...reviewFigures }).describe('The whole period'),
    before: z
      .object({
        since: z.string().describe('First day'),
        until: z.string().describe('Last day, included'),
        ...figures,
        ...reviewFigures,
      })
      .describe('The equally long period right before'),
    claim,
    weeks: z.array(week).describe('The earliest first; at most the latest 105'),
    responders: responders.describe('The people who replied'),
    effort,
    promptChanges: z
      .array(promptChange)
      .describe('The latest change of the prompt of each account that changed it in the period'),
    best: z
      .array(
        z.object({
          _id: z.string(),
          accountId: z.string(),
          postUrl: z.string(),
          posterName: z.string().describe('Author of the post'),
          comment: z.string().describe('Text of the comment'),
          createdAt: z.string().describe('Time it was posted'),
          reactions: z.int().describe('Reactions to the comment'),
          replies: z.int().describe('Replies by others'),
        }),
      )
      .describe('Most replies first, then most reactions; at most 5'),
    breakdowns: z
      .array(ResultRow)
      .describe('By each value of each dimension. Within one, the largest `interval.least` first'),
    comparisons: z.array(comparison).describe('One for each dimension with at least two values'),
    prompts: z.array(promptUse).describe('The prompts of the comments, the earliest first'),
    retirable: z
      .array(verdict)
      .describe(
        `Sources in the settings that get answers clearly more seldom than the account in the last ${poorDays} days, whatever the period`,
      ),
    suspects: z.array(verdict).describe('Sources that may become so, and how many comments it still takes'),
  })
  .meta({
    id: 'Results',
    example: {
      since: '2026-02-01',
      until: '2026-03-02',
      totals: { ...exampleFigures, ...exampleReview },
      before: { since: '2026-01-02', until: '2026-01-31', ...exampleFigures, ...exampleReview },
      claim: 'unclear' as const,
      weeks: [],
      promptChanges: [],
      effort: { discarded: 4, perAnswer: { comments: 3.1, edits: 0.3, decisions: 1.4 } },
      responders: { people: 9, postAuthors: 4, notNamed: 1, replies: 12, repliesOnOwnPosts: 5 },
      best: [],
      breakdowns: [exampleRow],
      comparisons: [{ by: 'search' as const, compared: 2, better: null, worse: [] }],
      prompts: [],
      retirable: [{ ...exampleSource, comments: 34, answered: 0, sureness: 0.98, missing: 0 }],
      suspects: [],
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
