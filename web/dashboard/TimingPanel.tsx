import { Box, FormHelperText } from '@mui/material';
import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Timing } from '../../server/accounts/settings/schemas.ts';
import { Panel } from '../components/Panel.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { DaysInput } from './DaysInput.tsx';
import { asTyped } from './fieldStyles.ts';
import { IntervalsInput } from './IntervalsInput.tsx';
import { TimeZoneInput } from './TimeZoneInput.tsx';

export function TimingPanel() {
  const t = useTranslate();
  const { fromTime, toTime }: Timing = useWatch({ name: 'timing' });
  const overnight = fromTime !== '' && toTime !== '' && fromTime >= toTime;
  return (
    <Panel title={t('dashboard.timing.title')}>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Box>
          <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 4 }}>
            <TextInput
              source="timing.fromTime"
              type="time"
              label={t('dashboard.timing.from')}
              parse={asTyped}
              helperText={false}
            />
            <TextInput
              source="timing.toTime"
              type="time"
              label={t('dashboard.timing.to')}
              parse={asTyped}
              helperText={false}
            />
          </Box>
          {overnight && (
            <FormHelperText>
              {fromTime === toTime
                ? t('dashboard.timing.wholeDay')
                : t('dashboard.timing.overnight', { time: toTime })}
            </FormHelperText>
          )}
        </Box>
        <TimeZoneInput />
        <DaysInput />
        <IntervalsInput />
      </Box>
    </Panel>
  );
}
