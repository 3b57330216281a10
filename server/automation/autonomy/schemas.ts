import { z } from 'zod';
import { fault, nameOf } from '../../texts/faults.ts';
import { autonomyAfter } from './limits.ts';

const accountId = z
  .string()
  .min(1, fault('required', { what: nameOf('account') }))
  .max(100);
export const AutonomyQuery = z.strictObject({ accountId });

const after = z
  .int()
  .min(autonomyAfter.least)
  .max(autonomyAfter.most)
  .describe('Approvals without an edit that a source needs');

export const lostReasons = ['edit', 'discard', 'no_answers', 'removed', 'owner'] as const;

const kind = z.enum(['search', 'profile']);
const source = z
  .string()
  .min(1, fault('required', { what: nameOf('source') }))
  .max(2048)
  .describe('The search link or profile, as in the settings');

const exampleSource = {
  kind: 'search' as const,
  source: 'https://www.linkedin.com/search/results/content/?keywords=design%20systems',
};
const counting = {
  ...exampleSource,
  name: '',
  state: 'counting' as const,
  streak: 7,
  earnedAt: null,
  lostAt: null,
  lostReason: null,
};

/** Times are ISO 8601 UTC. */
export const AutonomousSource = z
  .object({
    kind,
    source,
    name: z.string().describe('Name of the profile; empty if there is none'),
    state: z
      .enum(['counting', 'earned', 'lost'])
      .describe(
        '`counting`: reviewed, has not earned it yet. `earned`: posted without review. `lost`: reviewed again',
      ),
    streak: z.int().describe('Approvals in a row without an edit'),
    earnedAt: z.string().nullable().describe('When it earned it last; null before'),
    lostAt: z.string().nullable().describe('When it lost it last; null before'),
    lostReason: z
      .enum(lostReasons)
      .nullable()
      .describe(
        '`edit`: an edit changed more than a third of the words. `discard`: a draft was discarded. `no_answers`: its comments got clearly fewer answers than the account usually gets. `removed`: a comment is no longer on LinkedIn. `owner`: taken back by hand',
      ),
  })
  .meta({
    id: 'AutonomousSource',
    example: counting,
  });
export type AutonomousSource = z.infer<typeof AutonomousSource>;

export const Autonomy = z
  .object({
    accountId: z.string(),
    allowed: z.boolean().describe('Whether trusted sources skip review'),
    after,
    review: z.boolean().describe('Whether the account is in review mode; otherwise nothing is reviewed'),
    offered: z
      .boolean()
      .describe('Nothing is allowed, and so many of the latest decisions were approvals without an edit'),
    sources: z.array(AutonomousSource).describe('Those in the settings, and earlier ones that were counted'),
  })
  .meta({
    id: 'Autonomy',
    example: {
      accountId: 'Yk08cDzzdsqs9_8ds',
      allowed: true,
      after: autonomyAfter.usual,
      review: true,
      offered: false,
      sources: [counting],
    },
  });
export type Autonomy = z.infer<typeof Autonomy>;

export const AutonomyInput = z
  .strictObject({
    accountId,
    allowed: z.boolean().describe('Whether trusted sources skip review'),
    after: after.optional().describe('Unchanged by default; 10 at first'),
  })
  .meta({ id: 'AutonomyInput', example: { accountId: 'Yk08cDzzdsqs9_8ds', allowed: true, after: 10 } });
export type AutonomyInput = z.infer<typeof AutonomyInput>;

export const SourceToReview = z
  .strictObject({ accountId, kind, source })
  .meta({ id: 'SourceToReview', example: { accountId: 'Yk08cDzzdsqs9_8ds', ...exampleSource } });
export type SourceToReview = z.infer<typeof SourceToReview>;

/** Why a comment skipped review although review mode was on. */
export const AutonomyTrace = z
  .object({
    streak: z.int().describe('Approvals without an edit that its source had'),
    after: z.int().describe('Approvals that it needed'),
    earnedAt: z.string().describe('When the source had them'),
  })
  .nullable();
export type AutonomyTrace = z.infer<typeof AutonomyTrace>;
