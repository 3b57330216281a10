import PanToolOutlined from '@mui/icons-material/PanToolOutlined';
import { Box, Button } from '@mui/material';
import { useAccounts } from '../accounts/useAccounts.ts';
import { content } from '../components/keepFocus.ts';
import { useAction } from '../components/useAction.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { Changes } from '../viewAs/Changes.tsx';
import { useSwitch } from './useSwitch.ts';

export function StopButton() {
  const t = useTranslate();
  const { data, put } = useSwitch();
  const { accounts } = useAccounts();
  const stopping = useAction({
    run: () => put(true),
    confirm: {
      title: t('activity.stop.title'),
      text: t('activity.stop.text'),
      confirm: t('activity.stop.confirm'),
      dismiss: t('activity.stop.cancel'),
      isDangerous: true,
    },
    failed: t('activity.stop.failed'),
    focus: content,
  });
  if (data?.stopped || !accounts.some(({ running }) => running)) return null;
  return (
    <Changes>
      <Button
        size="small"
        color="inherit"
        aria-label={t('activity.stop.button')}
        disabled={!data}
        onClick={() => stopping.act()}
        startIcon={<PanToolOutlined />}
        sx={{
          color: 'text.secondary',
          '&:hover': { color: 'tone.bad', bgcolor: 'tint.bad' },
          '& .MuiButton-startIcon': { mr: { xs: 0, sm: 1.5 }, ml: 0 },
          minHeight: 36,
        }}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {t('activity.stop.button')}
        </Box>
      </Button>
    </Changes>
  );
}
