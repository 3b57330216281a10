import { type CampaignTemplate, templateFields } from '../../../server/accounts/campaigns/schemas.ts';

const timingFields = ['fromTime', 'toTime', 'timezone', 'activeDays', 'timeBetweenComments'] as const;

/** The changes by the fields of the customer's form, with the timing field by field. */
export function changesOf(before: CampaignTemplate, after: CampaignTemplate) {
  const timing = timingFields
    .map((field) => ({
      field,
      was: said(before.timing?.[field], ', '),
      becomes: said(after.timing?.[field], ', '),
    }))
    .filter(({ was, becomes }) => was !== becomes);
  const others = templateFields
    .filter((field) => field !== 'timing')
    .filter((field) => after[field] !== undefined)
    .map((field) => ({ field, was: said(before[field], '\n'), becomes: said(after[field], '\n') }));
  return [...timing, ...others];
}

const said = (value: unknown, between: string): string =>
  Array.isArray(value) ? value.join(between) : String(value ?? '');
