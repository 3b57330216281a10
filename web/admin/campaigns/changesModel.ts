import { type CampaignTemplate, templateFields } from '../../../server/accounts/campaigns/schemas.ts';
import type { Translate } from '../../i18n/useTranslate.ts';

export type ShownChange = { field: string; label: string; was: string; becomes: string };

const timingFields = ['fromTime', 'toTime', 'timezone', 'activeDays', 'timeBetweenComments'] as const;

/** The changes in the words of the customer's form, with the timing field by field. */
export function changesOf(t: Translate, before: CampaignTemplate, after: CampaignTemplate): ShownChange[] {
  const timing = timingFields
    .map((field) => ({
      field,
      label: t(`admin.campaigns.fields.${field}`),
      was: said(before.timing?.[field], ', '),
      becomes: said(after.timing?.[field], ', '),
    }))
    .filter(({ was, becomes }) => was !== becomes);
  const others = templateFields
    .filter((field) => field !== 'timing' && after[field] !== undefined)
    .map((field) => ({
      field,
      label: t(`admin.campaigns.fields.${field as Exclude<typeof field, 'timing'>}`),
      was: said(before[field], '\n'),
      becomes: said(after[field], '\n'),
    }));
  return [...timing, ...others];
}

const said = (value: unknown, between: string): string =>
  Array.isArray(value) ? value.join(between) : String(value ?? '');
