import { z } from 'zod';
import { Ids, sameAs, Text } from '../../http/schemas.ts';
import { name } from '../../identity/users/schemas.ts';
import { fault } from '../../texts/faults.ts';
import { perField, type TemplateField, templateFields } from '../settings/fields.ts';
import { SettingsPayload } from '../settings/schemas.ts';

export const mostTargets = 500;

const exampleTemplate = { dailySearchComments: 5, prompt: 'Ask one specific question about the post.' };

const { shape } = SettingsPayload;
const Some = z
  .strictObject(perField((name) => shape[name], templateFields) as Pick<typeof shape, TemplateField>)
  .partial();
export const CampaignTemplate = Some.refine(
  (template) => Object.values(template).some((value) => value !== undefined),
  fault('campaignSectionsEmpty'),
).meta({
  id: 'CampaignTemplate',
  description: 'Omitted fields stay unchanged on each account',
  example: exampleTemplate,
});
export type CampaignTemplate = z.infer<typeof CampaignTemplate>;

export const CampaignInput = z
  .strictObject({
    name: name('name'),
    template: CampaignTemplate,
  })
  .meta({ id: 'CampaignInput', example: { name: 'Spring', template: exampleTemplate } });
export type CampaignInput = z.infer<typeof CampaignInput>;

export const Campaign = z
  .object({
    _id: z.string(),
    id: sameAs('_id'),
    name: z.string(),
    template: CampaignTemplate,
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({
    id: 'Campaign',
    example: {
      _id: '0199a1b2c3d4e5f607182950',
      id: '0199a1b2c3d4e5f607182950',
      name: 'Spring',
      template: exampleTemplate,
      createdAt: '2026-03-02T10:00:00.000Z',
      updatedAt: '2026-03-02T10:00:00.000Z',
    },
  });
export type Campaign = z.infer<typeof Campaign>;

export const ApplyInput = z
  .strictObject({
    userIds: z
      .array(z.string().max(100))
      .min(1, fault('usersEmpty'))
      .max(mostTargets, fault('tooManyUsers', { count: mostTargets }))
      .describe('Users whose accounts change'),
    dryRun: z.boolean().describe('Preview only, changes nothing'),
    seen: z.string().max(100).optional().describe('The `seen` value of the dry run'),
  })
  .refine(({ dryRun, seen }) => dryRun || seen !== undefined, {
    path: ['seen'],
    error: fault('previewFirst'),
  })
  .meta({ id: 'ApplyInput', example: { userIds: ['0199a1b2c3d4e5f607182930'], dryRun: true } });
export type ApplyInput = z.infer<typeof ApplyInput>;

const Fields = Some.describe('Only the changed fields');
const Whose = { accountId: z.string(), accountName: z.string(), userId: z.string(), userName: z.string() };
const whose = {
  accountId: 'Yk08cDzzdsqs9_8ds',
  accountName: 'Mara Winter',
  userId: '0199a1b2c3d4e5f607182930',
  userName: 'Mara Winter',
};
const changed = { before: { dailySearchComments: 0 }, after: { dailySearchComments: 5 } };

export const Applied = z
  .object({
    runId: z.string().nullable().describe('Null for a dry run'),
    seen: z
      .string()
      .describe(
        'Version of this preview; if you send it, the change is applied only if nothing has changed since',
      ),
    accounts: z
      .array(
        z.object({
          ...Whose,
          before: Fields,
          after: Fields,
          refusal: z.string().nullable().describe('Reason why it is skipped'),
          refusalText: Text.optional(),
        }),
      )
      .describe('One for each account'),
  })
  .meta({
    id: 'Applied',
    example: { runId: null, seen: 'jH2k', accounts: [{ ...whose, ...changed, refusal: null }] },
  });
export type Applied = z.infer<typeof Applied>;

export const CampaignRun = z
  .object({
    _id: z.string(),
    id: sameAs('_id'),
    by: z.string().nullable().describe('Admin who applied it; null if deleted since'),
    createdAt: z.string(),
    accounts: z
      .array(
        z.object({
          ...Whose,
          before: Fields,
          after: Fields,
          undoneAt: z.string().nullable(),
          refusal: z.string().nullable().describe('Reason why it cannot be undone'),
          refusalText: Text.optional(),
        }),
      )
      .describe('One for each account'),
  })
  .meta({
    id: 'CampaignRun',
    example: {
      _id: '0199a1b2c3d4e5f607182960',
      id: '0199a1b2c3d4e5f607182960',
      by: 'Admin Chime In',
      createdAt: '2026-03-02T10:00:00.000Z',
      accounts: [{ ...whose, ...changed, undoneAt: null, refusal: null }],
    },
  });
export type CampaignRun = z.infer<typeof CampaignRun>;

export const campaignSorts = ['createdAt', 'name'] as const;
export const CampaignFilter = z.strictObject({ id: Ids });
export const CampaignId = z.object({ id: z.string().max(100) });
