import { Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { Applied, CampaignTemplate } from '../../../server/accounts/campaigns/schemas.ts';
import { templateFields } from '../../../server/accounts/settings/fields.ts';
import { Facts } from '../../components/Facts.tsx';
import { translated } from '../../i18n/translated.ts';
import { type Translate, useTranslate } from '../../i18n/useTranslate.ts';

type Props = Pick<
  Applied['accounts'][number],
  'accountName' | 'userName' | 'before' | 'after' | 'refusal' | 'refusalText'
> & {
  note?: ReactNode;
};

export function AccountChanges({ accountName, userName, before, after, refusal, refusalText, note }: Props) {
  const t = useTranslate();
  const changes = changesOf(before, after, t);
  return (
    <Card sx={{ width: '100%', p: 4, display: 'grid', gap: 2 }}>
      <Typography variant="body2" color="textSecondary">
        <Typography variant="h3" component="span" color="textPrimary">
          {accountName}
        </Typography>{' '}
        {userName} {note}
      </Typography>
      {refusal !== null && (
        <Typography variant="body2" color="warning">
          {translated({ message: refusal, text: refusalText })}
        </Typography>
      )}
      {changes.length === 0 && refusal === null && (
        <Typography variant="body2" color="textSecondary">
          {t('admin.campaigns.diff.same')}
        </Typography>
      )}
      <Facts
        facts={Object.fromEntries(
          changes.map(({ field, was, becomes }) => [
            t(`dashboard.fields.${field}`),
            <Typography key={field} variant="body2" component="div" sx={{ whiteSpace: 'pre-wrap' }}>
              <Typography variant="inherit" component="del" color="textSecondary">
                {was || t('admin.campaigns.diff.nothing')}
              </Typography>
              {'\n'}
              <Typography variant="inherit" component="ins" color="success" sx={{ textDecoration: 'none' }}>
                {becomes || t('admin.campaigns.diff.nothing')}
              </Typography>
            </Typography>,
          ]),
        )}
      />
    </Card>
  );
}

const timingFields = ['fromTime', 'toTime', 'timezone', 'activeDays', 'timeBetweenComments'] as const;

/** The changes by the fields of the customer's form, with the timing field by field. */
function changesOf(before: CampaignTemplate, after: CampaignTemplate, t: Translate) {
  const textOf = (value: unknown, between: string): string => {
    if (Array.isArray(value)) return value.join(between);
    return typeof value === 'boolean' ? t(value ? 'admin.audit.yes' : 'admin.audit.no') : String(value ?? '');
  };
  const timing = timingFields
    .map((field) => ({
      field,
      was: textOf(before.timing?.[field], ', '),
      becomes: textOf(after.timing?.[field], ', '),
    }))
    .filter(({ was, becomes }) => was !== becomes);
  const others = templateFields
    .filter((field) => field !== 'timing')
    .filter((field) => after[field] !== undefined)
    .map((field) => ({ field, was: textOf(before[field], '\n'), becomes: textOf(after[field], '\n') }));
  return [...timing, ...others];
}
