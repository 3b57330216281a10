import { z } from 'zod';
import { Ids, sameAs, Text } from '../../http/schemas.ts';
import { fault } from '../../texts/faults.ts';
import { habitKinds } from './habits.ts';
import { longestLine } from './limits.ts';

export const proposalStates = ['open', 'accepted', 'dismissed', 'taken_back'] as const;

const example = {
  _id: '0199a1b2c3d4e5f607182944',
  id: '0199a1b2c3d4e5f607182944',
  accountId: 'Yk08cDzzdsqs9_8ds',
  accountName: 'Mara Winter',
  state: 'open' as const,
  kind: 'closing_question' as const,
  line: "Don't end with a question.",
  lineText: { key: 'learning.closing_question', values: {} },
  changed: 5,
  of: 5,
  evidence: [
    {
      commentId: '0199a1b2c3d4e5f607182931',
      before: 'The second depot pays for it. Which ramp did you measure?',
      after: 'The second depot pays for it.',
    },
  ],
  diff: [{ value: 'Be brief.\n' }, { value: "Don't end with a question.", added: true as const }],
  createdAt: '2026-03-02T11:00:00.000Z',
  decidedAt: null,
};

/** Times are ISO 8601 UTC. */
export const Proposal = z
  .object({
    _id: z.string(),
    id: sameAs('_id'),
    accountId: z.string(),
    accountName: z.string().describe('Name of the account'),
    state: z
      .enum(proposalStates)
      .describe('`open`: waits for the owner. `accepted`: the writer gets the line. The others have ended'),
    kind: z.enum(habitKinds).describe('The habit that the edits show'),
    line: z
      .string()
      .nullable()
      .describe('For the writer; null for viewers and support staff, who see counts'),
    lineText: Text.optional().describe('The key and values of `line`, until the owner has accepted it'),
    changed: z.int().describe('So many of the latest comments that had something to change were changed'),
    of: z.int().describe('The number of these comments'),
    evidence: z
      .array(
        z.object({
          commentId: z.string().describe('The edited comment'),
          before: z.string().describe('Text before the edit'),
          after: z.string().describe('Text after it'),
        }),
      )
      .nullable()
      .describe('The edits that show it, newest first; null as `line`'),
    diff: z
      .array(
        z.object({
          value: z.string().describe('A part of the text'),
          added: z.literal(true).optional().describe('True for the line that is added'),
        }),
      )
      .nullable()
      .describe('The prompt and the learned lines, with the line that an open proposal adds; null as `line`'),
    createdAt: z.string().describe('Time it was proposed'),
    decidedAt: z.string().nullable().describe('Time of the latest decision; null before'),
  })
  .meta({ id: 'Proposal', example });
export type Proposal = z.infer<typeof Proposal>;

export const proposalSorts = ['createdAt'] as const;
export const ProposalFilter = z.strictObject({
  id: Ids,
  accountId: z.string().max(100).optional(),
  state: z.enum(proposalStates).optional().describe('State of the proposal'),
});
export const ProposalId = z.object({ id: z.string().max(100) });

export const AcceptProposalInput = z
  .strictObject({
    line: z
      .string()
      .trim()
      .min(1, fault('lineEmpty'))
      .max(longestLine, fault('lineTooLong', { most: longestLine }))
      .refine((line) => !/\p{C}/u.test(line), fault('factInvisible'))
      .optional()
      .describe('The line in other words; without it, as proposed'),
  })
  .meta({ id: 'AcceptProposalInput', example: { line: example.line } });
export type AcceptProposalInput = z.infer<typeof AcceptProposalInput>;
export const DecideProposalInput = z.strictObject({}).meta({ id: 'DecideProposalInput', example: {} });
