import { Box } from '@mui/material';
import { BooleanInput } from 'react-admin';
import { limits } from '../../server/accounts/settings/limits.ts';
import { Panel } from '../components/Panel.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { ClampedInput } from './ClampedInput.tsx';
import { clampPerDay } from './dashboardModel.ts';

export function LimitsPanel() {
  const t = useTranslate();
  const clamp = { read: clampPerDay, minimum: 0, maximum: limits.commentsPerDay };
  return (
    <Panel
      title={t('dashboard.limits.title')}
      description={t('dashboard.limits.text', { maximum: limits.commentsPerDay })}
    >
      <Box
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 4, alignItems: 'end' }}
      >
        <ClampedInput source="dailySearchComments" label={t('dashboard.limits.searches')} {...clamp} />
        <ClampedInput source="dailyMonitorComments" label={t('dashboard.limits.monitors')} {...clamp} />
      </Box>
      <Box sx={{ mt: 4 }}>
        <BooleanInput
          source="warmUp"
          label={t('dashboard.limits.warmUp')}
          helperText={t('dashboard.limits.warmUpHint')}
        />
      </Box>
    </Panel>
  );
}
