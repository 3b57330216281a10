import {
  Box,
  Button,
  FormControl,
  FormHelperText,
  FormLabel,
  ToggleButton,
  ToggleButtonGroup,
} from '@mui/material';
import { useInput } from 'react-admin';
import { type Weekday, weekdays } from '../../server/accounts/settings/limits.ts';
import { useLanguage, useTranslate } from '../i18n/useTranslate.ts';
import { dayChoices } from './dayNames.ts';
import { legend } from './fieldStyles.ts';
import { inWeekOrder } from './settingsValues.ts';

export function DaysInput() {
  const t = useTranslate('dashboard.timing');
  const days = dayChoices(useLanguage());
  const { field } = useInput({ source: 'timing.activeDays' });
  const chosen: Weekday[] = field.value;
  const set = (days: readonly Weekday[]) => field.onChange(inWeekOrder(days));
  return (
    <FormControl component="fieldset" sx={{ minWidth: 0 }}>
      <FormLabel component="legend" sx={legend}>
        {t('days')}
      </FormLabel>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, alignItems: 'center' }}>
        <ToggleButtonGroup
          color="primary"
          value={chosen}
          onChange={(_, days: Weekday[]) => set(days)}
          sx={{ flex: '0 1 308px', minWidth: 0 }}
        >
          {days.map(({ id, name, short }) => (
            <ToggleButton key={id} value={id} title={name} sx={{ flex: 1, px: 0, minWidth: 0 }}>
              {/* The name is the whole word, because it must begin with the visible text. */}
              <span>
                {short}
                <Box component="span" sx={{ fontSize: 0 }}>
                  {name.slice(short.length)}
                </Box>
              </span>
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Box sx={{ display: 'flex', gap: 1, ml: -2 }}>
          <Button size="small" onClick={() => set(weekdays.slice(0, 5))}>
            {t('weekdays')}
          </Button>
          <Button size="small" onClick={() => set(weekdays)}>
            {t('everyDay')}
          </Button>
        </Box>
      </Box>
      {chosen.length === 0 && <FormHelperText>{t('noDays')}</FormHelperText>}
    </FormControl>
  );
}
