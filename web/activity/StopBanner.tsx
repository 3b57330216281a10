import { Alert, Box } from '@mui/material';
import { content } from '../components/keepFocus.ts';
import { Notice } from '../components/Notice.tsx';
import { useAction } from '../components/useAction.ts';
import { translated } from '../i18n/translated.ts';
import { useLanguage, useTranslate } from '../i18n/useTranslate.ts';
import { contentWidth } from '../theme.ts';
import { Changes } from '../viewAs/Changes.tsx';
import { useNow } from './engineClock.ts';
import { useSwitch } from './useSwitch.ts';
import { agoIn } from './zoneTime.ts';

export function StopBanner() {
  const t = useTranslate();
  const language = useLanguage();
  const now = useNow(30_000);
  const { data, put } = useSwitch();
  const resuming = useAction({
    run: () => put(false),
    failed: t('activity.stop.failedToGoOn'),
    focus: content,
    isUncovered: true,
  });
  if (!data?.stopped && !data?.operator) return null;
  const { stopped, since, operator } = data;
  const when = (at: string) => agoIn(Date.parse(at), now, language);
  return (
    <Box sx={place}>
      {stopped && since !== null && (
        <Changes>
          <Notice
            severity="error"
            action={t('activity.stop.goOn')}
            onAction={() => resuming.act()}
            busy={resuming.busy}
          >
            {t('activity.stop.since', { when: when(since) })}
          </Notice>
        </Changes>
      )}
      {operator && (
        <Alert severity="warning">
          {t(operator.reason === '' ? 'activity.stop.operator' : 'activity.stop.operatorReason', {
            when: when(operator.since),
            reason: translated({ message: operator.reason, text: operator.reasonText }).replace(
              /[.\s]+$/,
              '',
            ),
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
