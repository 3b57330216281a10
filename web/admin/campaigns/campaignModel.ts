import type {
  Campaign,
  CampaignTemplate,
  TemplateField,
} from '../../../server/accounts/campaigns/schemas.ts';
import { defaultSettings } from '../../../server/accounts/settings/limits.ts';
import type { SettingsValues } from '../../../server/accounts/settings/schemas.ts';

export type CampaignRecord = Campaign & { id: string };

export const parts = {
  timing: ['timing'],
  limits: ['dailySearchComments', 'dailyMonitorComments'],
  searches: ['searchUrls'],
  monitors: ['searchProfiles'],
  prompt: ['prompt'],
} as const satisfies Record<string, readonly TemplateField[]>;
export type Part = keyof typeof parts;
export const allParts = Object.keys(parts) as Part[];

export const partsOf = (template: CampaignTemplate): Part[] =>
  allParts.filter((part) => parts[part].some((field) => template[field] !== undefined));

/** The form's initial values: the template, with defaults for its missing fields. */
export const valuesFrom = (template: CampaignTemplate): SettingsValues => ({
  ...defaultSettings,
  ...(Object.fromEntries(
    Object.entries(template).filter(([, value]) => value !== undefined),
  ) as Partial<SettingsValues>),
});

export const templateFrom = (values: SettingsValues, chosen: readonly Part[]): CampaignTemplate =>
  Object.fromEntries(chosen.flatMap((part) => parts[part]).map((field) => [field, values[field]]));

/** Compares by what is said, in whatever order. */
export function isSame(one: unknown, other: unknown): boolean {
  const sorted = (_: string, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)))
      : value;
  return JSON.stringify(one, sorted) === JSON.stringify(other, sorted);
}
