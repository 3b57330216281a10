import type {
  Campaign,
  CampaignInput,
  CampaignTemplate,
  TemplateField,
} from '../../../server/accounts/campaigns/schemas.ts';
import { defaultSettings } from '../../../server/accounts/settings/limits.ts';
import type { SettingsValues } from '../../../server/accounts/settings/schemas.ts';

export type CampaignRecord = Campaign & { id: string };

const fieldsOf = {
  timing: ['timing'],
  limits: ['dailySearchComments', 'dailyMonitorComments'],
  searches: ['searchUrls'],
  monitors: ['searchProfiles'],
  prompt: ['prompt'],
} as const satisfies Record<string, readonly TemplateField[]>;
export type Part = keyof typeof fieldsOf;
export const allParts = Object.keys(fieldsOf) as Part[];

export const partsOf = (template: CampaignTemplate): Part[] =>
  allParts.filter((part) => fieldsOf[part].some((field) => template[field] !== undefined));

/** react-admin's text input holds null where nothing is entered. */
export type CampaignValues = SettingsValues & { name: string | null; parts: Part[] };

/** The template, with defaults for the fields that it doesn't set. */
export const valuesFrom = (campaign: CampaignRecord | null): CampaignValues => ({
  ...defaultSettings,
  ...(campaign?.template as Partial<SettingsValues>),
  name: campaign?.name ?? '',
  parts: partsOf(campaign?.template ?? {}),
});

export const inputFrom = (values: CampaignValues): CampaignInput => ({
  name: values.name?.trim() ?? '',
  template: Object.fromEntries(
    values.parts.flatMap((part) => fieldsOf[part]).map((field) => [field, values[field]]),
  ),
});
