import { Alert, Box, Button } from '@mui/material';
import { said } from '../i18n/said.ts';
import { useLanguage, useTranslate } from '../i18n/useTranslate.ts';
import { contentWidth } from '../theme.ts';
import { Changes } from '../viewAs/Changes.tsx';
import { roomy } from './alertStyles.ts';
import { useNow } from './useNow.ts';
import { useSwitch } from './useSwitch.ts';
import { agoIn } from './zoneTime.ts';

/** Shown above every page while the user or the operator has stopped everything. */
export function StopBanner() {
  const t = useTranslate();
  const language = useLanguage();
  const now = useNow(30_000);
  const { data, put, putting } = useSwitch();
  if (!data?.stopped && !data?.operator) return null;
  const { stopped, since, operator } = data;
  const when = (at: string) => agoIn(Date.parse(at), now, language);
  return (
    <Box
      sx={{
        maxWidth: contentWidth + 48,
        mx: 'auto',
        px: { xs: 4, sm: 6 },
        pt: { xs: 4, sm: 5 },
        mb: { xs: -1, sm: -3 },
        display: 'grid',
        gap: 2,
      }}
    >
      {stopped && since !== null && (
        <Alert
          severity="error"
          role="status"
          action={
            <Changes>
              <Button
                color="inherit"
                size="small"
                loading={putting}
                onClick={() => void put(false).catch(() => undefined)}
              >
                {t('activity.stop.goOn')}
              </Button>
            </Changes>
          }
          sx={roomy}
        >
          {t('activity.stop.since', { when: when(since) })}
        </Alert>
      )}
      {operator && (
        <Alert severity="warning" role="status">
          {t(operator.reason === '' ? 'activity.stop.operator' : 'activity.stop.operatorReason', {
            when: when(operator.since),
            reason: said({ message: operator.reason, text: operator.reasonText }).replace(/[.\s]+$/, ''),
          })}
        </Alert>
      )}
    </Box>
  );
}
