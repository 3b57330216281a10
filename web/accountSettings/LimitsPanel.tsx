import { Box, Typography } from '@mui/material';
import { BooleanInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { settingFields } from '../../server/accounts/settings/fields.ts';
import { Panel } from '../components/Panel.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { ClampedInput } from './ClampedInput.tsx';
import type { FirstStart } from './firstStart.ts';
import { StartLow } from './StartLow.tsx';

type Props = {
  /** A campaign can't set the warm-up. */
  isCampaign?: boolean;
  /** Null once the account was started. */
  firstStart?: FirstStart | null;
};

export function LimitsPanel({ isCampaign = false, firstStart = null }: Props) {
  const t = useTranslate();
  const [search, monitor, warmUp]: [number, number, boolean] = useWatch({
    name: ['dailySearchComments', 'dailyMonitorComments', 'warmUp'],
  });
  const daily = search + monitor;
  return (
    <Panel
      title={t('dashboard.limits.title')}
      description={t('dashboard.limits.text', { maximum: settingFields.dailySearchComments.most })}
    >
      <Box
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 4, alignItems: 'end' }}
      >
        <ClampedInput source="dailySearchComments" label={t('dashboard.fields.dailySearchComments')} />
        <ClampedInput source="dailyMonitorComments" label={t('dashboard.fields.dailyMonitorComments')} />
      </Box>
      {firstStart && daily === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 3 }}>
          {t('dashboard.limits.atStart', { smart_count: firstStart.daily })}
        </Typography>
      )}
      <StartLow daily={daily} />
      {!isCampaign && (
        <Box sx={{ mt: 4 }}>
          <BooleanInput
            source="warmUp"
            label={t('dashboard.limits.warmUp')}
            helperText={t(
              firstStart?.warmUp && !warmUp
                ? 'dashboard.limits.warmUpAtStart'
                : 'dashboard.limits.warmUpHint',
            )}
          />
        </Box>
      )}
    </Panel>
  );
}
