import { Alert, Box } from '@mui/material';
import { Notice } from '../components/Notice.tsx';
import { said } from '../i18n/said.ts';
import { useLanguage, useTranslate } from '../i18n/useTranslate.ts';
import { notifyFailure } from '../notify.tsx';
import { contentWidth } from '../theme.ts';
import { Changes } from '../viewAs/Changes.tsx';
import { useNow } from './engineClock.ts';
import { useSwitch } from './useSwitch.ts';
import { agoIn } from './zoneTime.ts';

export function StopBanner() {
  const t = useTranslate();
  const language = useLanguage();
  const now = useNow(30_000);
  const { data, put, putting } = useSwitch();
  if (!data?.stopped && !data?.operator) return null;
  const { stopped, since, operator } = data;
  const when = (at: string) => agoIn(Date.parse(at), now, language);
  const resume = () => put(false).catch((error) => notifyFailure(error, t('activity.stop.failedToGoOn')));
  return (
    <Box sx={place}>
      {stopped && since !== null && (
        <Changes>
          <Notice
            severity="error"
            role="status"
            action={t('activity.stop.goOn')}
            onAction={resume}
            busy={putting}
          >
            {t('activity.stop.since', { when: when(since) })}
          </Notice>
        </Changes>
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

const place = {
  maxWidth: contentWidth + 48,
  mx: 'auto',
  px: { xs: 4, sm: 6 },
  pt: { xs: 4, sm: 5 },
  mb: { xs: -1, sm: -3 },
  display: 'grid',
  gap: 2,
};
