import { Box, Chip, MenuItem, TextField } from '@mui/material';
import { useAccounts } from '../accounts/useAccounts.ts';
import { focusContent } from '../components/keepFocus.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { periods, type Shown } from './resultsModel.ts';

type Props = {
  shown: Shown;
  /** The name of the value whose comments alone are shown. */
  only: string;
  onChange: (shown: Shown) => void;
};

export function ResultsFilters({ shown, only, onChange }: Props) {
  const t = useTranslate('results');
  const { accounts } = useAccounts();
  const { accountId, days } = shown;
  const known = accounts.some((account) => account.accountId === accountId);
  return (
    <Box sx={{ display: 'grid', gap: 3, mb: 5, gridTemplateColumns: columns }}>
      <TextField
        select
        label={t('account')}
        value={known ? accountId : ''}
        onChange={(event) => onChange({ ...shown, accountId: event.target.value })}
        slotProps={{ select: { displayEmpty: true } }}
      >
        <MenuItem value="">{t('allAccounts')}</MenuItem>
        {accounts.map((account) => (
          <MenuItem key={account.accountId} value={account.accountId}>
            {account.name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={t('period')}
        value={days}
        onChange={(event) => onChange({ ...shown, days: Number(event.target.value) })}
      >
        {periods.map((period) => (
          <MenuItem key={period} value={period}>
            {t('days', { smart_count: period })}
          </MenuItem>
        ))}
      </TextField>
      {shown.within && (
        <Chip
          label={t('by.only', { name: only })}
          onDelete={() => {
            focusContent();
            onChange({ ...shown, within: '', value: '' });
          }}
          sx={{ justifySelf: 'start', alignSelf: 'center', gridColumn: { xs: '1 / -1', md: 'auto' } }}
        />
      )}
    </Box>
  );
}

const columns = { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(2, minmax(0, 240px)) minmax(0, 1fr)' };
