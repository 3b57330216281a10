import { Box } from '@mui/material';
import { BooleanInput } from 'react-admin';
import { limits } from '../../server/accounts/settings/limits.ts';
import { Panel } from '../components/Panel.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { ClampedInput } from './ClampedInput.tsx';

export function LimitsPanel() {
  const t = useTranslate();
  const range = { min: 0, max: limits.commentsPerDay };
  return (
    <Panel
      title={t('dashboard.limits.title')}
      description={t('dashboard.limits.text', { maximum: range.max })}
    >
      <Box
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 4, alignItems: 'end' }}
      >
        <ClampedInput source="dailySearchComments" label={t('dashboard.limits.searches')} {...range} />
        <ClampedInput source="dailyMonitorComments" label={t('dashboard.limits.monitors')} {...range} />
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
