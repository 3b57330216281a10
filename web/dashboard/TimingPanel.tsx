import { Box, FormHelperText } from '@mui/material';
import { CheckboxGroupInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Timing } from '../../server/settings/schemas.ts';
import { Panel } from '../components/Panel.tsx';
import { useLanguage, useTranslate } from '../i18n/useTranslate.ts';
import { inWeekOrder } from './dashboardModel.ts';
import { dayChoices } from './dayNames.ts';
import { asTyped, legend } from './fieldStyles.ts';
import { IntervalsInput } from './IntervalsInput.tsx';
import { TimeZoneInput } from './TimeZoneInput.tsx';

export function TimingPanel() {
  const t = useTranslate();
  const language = useLanguage();
  const { fromTime, toTime, activeDays }: Timing = useWatch({ name: 'timing' });
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
        <CheckboxGroupInput
          source="timing.activeDays"
          label={t('dashboard.timing.days')}
          choices={dayChoices(language)}
          translateChoice={false}
          parse={inWeekOrder}
          margin="none"
          helperText={activeDays.length === 0 ? t('dashboard.timing.noDays') : false}
          sx={days}
        />
        <IntervalsInput />
      </Box>
    </Panel>
  );
}

const days = {
  '& > legend.RaCheckboxGroupInput-label': { ...legend, transform: 'none' },
  '& .MuiFormControlLabel-root': { ml: 0 },
  '& .MuiFormGroup-root': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(118px, 1fr))',
    ml: -1.5,
  },
};
