import PanToolOutlined from '@mui/icons-material/PanToolOutlined';
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useAccounts } from '../accounts/useAccounts.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { Changes } from '../viewAs/Changes.tsx';
import { useSwitch } from './useSwitch.ts';

/** Stops all accounts at once, from wherever one is; asks before it does. There while any account runs. */
export function StopButton() {
  const t = useTranslate();
  const { data, put, putting } = useSwitch();
  const { accounts } = useAccounts();
  const [asking, setAsking] = useState(false);
  const id = useId();

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
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        aria-labelledby={id}
        aria-describedby={`${id}-text`}
      >
        <DialogTitle id={id}>{t('activity.stop.title')}</DialogTitle>
        <DialogContent>
          <Typography id={`${id}-text`}>{t('activity.stop.text')}</Typography>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={() => setAsking(false)} disabled={putting}>
            {t('activity.stop.cancel')}
          </Button>
          <Button variant="contained" color="error" onClick={() => void stop()} loading={putting}>
            {t('activity.stop.confirm')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
