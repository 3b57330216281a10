import type {
  Campaign,
  CampaignInput,
  CampaignTemplate,
} from '../../../server/accounts/campaigns/schemas.ts';
import {
  type CampaignPart,
  campaignParts,
  defaultSettings,
  perField,
  type SettingsValues,
  settingFields,
  templateFields,
} from '../../../server/accounts/settings/fields.ts';

export type CampaignRecord = Campaign & { id: string };

export const partsOf = (template: CampaignTemplate): CampaignPart[] => {
  const set = templateFields.filter((name) => template[name] !== undefined);
  return campaignParts.filter((part) => set.some((name) => settingFields[name].campaign === part));
};

/** react-admin's text input holds null where nothing is entered. */
export type CampaignValues = SettingsValues & { name: string | null; parts: CampaignPart[] };

/** The template, with defaults for the fields that it doesn't set. */
export const valuesFrom = (campaign: CampaignRecord | null): CampaignValues => ({
  ...defaultSettings,
  ...(campaign?.template as Partial<SettingsValues>),
  name: campaign?.name ?? '',
  parts: partsOf(campaign?.template ?? {}),
});

export const inputFrom = (values: CampaignValues): CampaignInput => ({
  name: values.name?.trim() ?? '',
  template: perField(
    (name) => values[name],
    templateFields.filter((name) => values.parts.includes(settingFields[name].campaign)),
  ),
});
