import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { Applied } from '../../../server/accounts/campaigns/schemas.ts';
import { said } from '../../i18n/said.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { changesOf } from './changesModel.ts';

type Props = Pick<
  Applied['accounts'][number],
  'accountName' | 'userName' | 'before' | 'after' | 'refusal' | 'refusalText'
> & {
  note?: ReactNode;
};

export function AccountChanges({ accountName, userName, before, after, refusal, refusalText, note }: Props) {
  const t = useTranslate();
  const changes = changesOf(t, before, after);
  return (
    <Box
      sx={({ palette }) => ({ border: `1px solid ${palette.line}`, borderRadius: '8px', p: 4, minWidth: 0 })}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'baseline', mb: 2 }}>
        <Typography variant="h3">{accountName}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', flex: 1 }}>
          {userName}
        </Typography>
        {note}
      </Box>
      {refusal !== null && (
        <Typography variant="body2" sx={{ color: 'warning.main', mb: changes.length > 0 ? 2 : 0 }}>
          {said({ message: refusal, text: refusalText })}
        </Typography>
      )}
      {changes.length === 0 && refusal === null && (
        <Typography variant="body2" color="textSecondary">
          {t('admin.campaigns.diff.same')}
        </Typography>
      )}
      <Box component="dl" sx={list}>
        {changes.map(({ field, label, was, becomes }) => (
          <Box key={field} sx={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>
              <del>{was || t('admin.campaigns.diff.nothing')}</del>
              <ins>{becomes || t('admin.campaigns.diff.nothing')}</ins>
            </dd>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const list = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '180px minmax(0, 1fr)' },
  columnGap: 4,
  rowGap: 2,
  m: 0,
  fontSize: 13,
  lineHeight: '18px',
  '& dt': { fontWeight: 500 },
  '& dd': { m: 0, display: 'grid', gap: 0.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '& del': { color: 'text.secondary', textDecorationThickness: 1 },
  '& ins': { color: 'success.main', textDecoration: 'none' },
} as const;
