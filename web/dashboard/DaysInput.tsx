import { Box, Button } from '@mui/material';
import { CheckboxGroupInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { type Weekday, weekdays } from '../../server/accounts/settings/limits.ts';
import { useLanguage, useTranslate } from '../i18n/useTranslate.ts';
import { inWeekOrder } from './dashboardModel.ts';
import { dayChoices } from './dayNames.ts';
import { legend } from './fieldStyles.ts';

const source = 'timing.activeDays';

export function DaysInput() {
  const t = useTranslate();
  const language = useLanguage();
  const { setValue } = useFormContext();
  const chosen: Weekday[] = useWatch({ name: source });
  const set = (days: readonly Weekday[]) => setValue(source, days, { shouldDirty: true });
  return (
    <Box>
      <CheckboxGroupInput
        source={source}
        label={t('dashboard.timing.days')}
        choices={dayChoices(language)}
        translateChoice={false}
        parse={inWeekOrder}
        helperText={chosen.length === 0 && t('dashboard.timing.noDays')}
        fullWidth
        sx={{
          my: 0,
          '& .RaCheckboxGroupInput-label': { ...legend, transform: 'none' },
          '& .MuiFormGroup-root': days,
        }}
      />
      <Box sx={{ display: 'flex', gap: 1, ml: -2, mt: 1 }}>
        <Button size="small" onClick={() => set(weekdays.slice(0, 5))}>
          {t('dashboard.timing.weekdays')}
        </Button>
        <Button size="small" onClick={() => set(weekdays)}>
          {t('dashboard.timing.everyDay')}
        </Button>
      </Box>
    </Box>
  );
}

const days = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))' };
