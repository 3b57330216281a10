import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useAccounts } from '../accounts/useAccounts.ts';
import { MenuButton } from '../components/MenuButton.tsx';
import { download, saveFile } from '../download.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { notifyFailure } from '../notify.tsx';
import { Changes } from '../viewAs/Changes.tsx';
import { periods, queryOf, type Shown } from './resultsModel.ts';

type Props = { shown: Shown; onChange: (shown: Shown) => void };

export function ResultsFilters({ shown, onChange }: Props) {
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
    </Box>
  );
}

const columns = { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(2, minmax(0, 240px))' };

export function ResultsExport({ shown, disabled }: { shown: Shown; disabled: boolean }) {
  const t = useTranslate('results.export');
  const [busy, setBusy] = useState(false);

  async function take(format: 'csv' | 'json'): Promise<void> {
    setBusy(true);
    try {
      const path = `/api/exports/results.${format}?${queryOf(shown, Date.now())}`;
      saveFile(await download(path), `chime-in-results.${format}`);
    } catch (error) {
      notifyFailure(error, t('failed'));
    }
    setBusy(false);
  }

  return (
    <Changes>
      <MenuButton
        button={(trigger) => (
          <Button
            variant="outlined"
            startIcon={<FileDownloadOutlined />}
            loading={busy}
            disabled={disabled}
            {...trigger}
          >
            {t('button')}
          </Button>
        )}
      >
        <MenuItem onClick={() => void take('csv')}>{t('csv')}</MenuItem>
        <MenuItem onClick={() => void take('json')}>{t('json')}</MenuItem>
      </MenuButton>
    </Changes>
  );
}
