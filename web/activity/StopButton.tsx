import PanToolOutlined from '@mui/icons-material/PanToolOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useAccounts } from '../accounts/useAccounts.ts';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { Changes } from '../viewAs/Changes.tsx';
import { useSwitch } from './useSwitch.ts';

/** Stops all accounts at once, from wherever one is; asks before it does. There while any account runs. */
export function StopButton() {
  const t = useTranslate();
  const { data, put, putting } = useSwitch();
  const { accounts } = useAccounts();
  const [asking, setAsking] = useState(false);

  async function stop(): Promise<void> {
    await put(true).catch(() => undefined);
    setAsking(false);
  }

  if (data?.stopped || !accounts.some(({ running }) => running)) return null;
  return (
    <>
      <Changes>
        <Button
          size="small"
          color="inherit"
          aria-label={t('activity.stop.button')}
          disabled={!data}
          onClick={() => setAsking(true)}
          startIcon={<PanToolOutlined />}
          sx={({ palette }) => ({
            color: 'text.secondary',
            '&:hover': { color: palette.tone.bad, backgroundColor: palette.tint.bad },
            '& .MuiButton-startIcon': { mr: { xs: 0, sm: 1.5 }, ml: 0 },
            minHeight: 36,
          })}
        >
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {t('activity.stop.button')}
          </Box>
        </Button>
      </Changes>
      <ConfirmDialog
        open={asking}
        title={t('activity.stop.title')}
        confirm={t('activity.stop.confirm')}
        dismiss={t('activity.stop.cancel')}
        isDangerous
        busy={putting}
        onConfirm={() => void stop()}
        onClose={() => setAsking(false)}
      >
        <Typography>{t('activity.stop.text')}</Typography>
      </ConfirmDialog>
    </>
  );
}
