import { Box } from '@mui/material';
import { BooleanInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { settingFields } from '../../server/accounts/settings/fields.ts';
import { Panel } from '../components/Panel.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { ClampedInput } from './ClampedInput.tsx';
import { StartLow } from './StartLow.tsx';

/** A campaign can't set the warm-up. */
export function LimitsPanel({ isCampaign = false }: { isCampaign?: boolean }) {
  const t = useTranslate();
  const daily: [number, number] = useWatch({ name: ['dailySearchComments', 'dailyMonitorComments'] });
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
      <StartLow daily={daily[0] + daily[1]} />
      {!isCampaign && (
        <Box sx={{ mt: 4 }}>
          <BooleanInput
            source="warmUp"
            label={t('dashboard.limits.warmUp')}
            helperText={t('dashboard.limits.warmUpHint')}
          />
        </Box>
      )}
    </Panel>
  );
}
