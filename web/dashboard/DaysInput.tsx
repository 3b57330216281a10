import { Box, Button, FormControl, FormHelperText, FormLabel } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useInput } from 'react-admin';
import { type Weekday, weekdays } from '../../server/accounts/settings/limits.ts';
import { useLanguage, useTranslate } from '../i18n/useTranslate.ts';
import { inWeekOrder } from './dashboardModel.ts';
import { dayChoices } from './dayNames.ts';
import { legend } from './fieldStyles.ts';

export function DaysInput() {
  const t = useTranslate();
  const { field } = useInput({ source: 'timing.activeDays' });
  const chosen: Weekday[] = field.value;
  const set = (days: readonly Weekday[]) => field.onChange(inWeekOrder(days));
  return (
    <FormControl component="fieldset" sx={{ minWidth: 0 }}>
      <FormLabel component="legend" sx={legend}>
        {t('dashboard.timing.days')}
      </FormLabel>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, alignItems: 'center' }}>
        <Box sx={toggles}>
          {dayChoices(useLanguage()).map(({ id, name, short }) => {
            const isChosen = chosen.includes(id);
            return (
              <label key={id} title={name}>
                <input
                  type="checkbox"
                  aria-label={name}
                  checked={isChosen}
                  onChange={() => set(isChosen ? chosen.filter((day) => day !== id) : [...chosen, id])}
                />
                <span aria-hidden>{short}</span>
              </label>
            );
          })}
        </Box>
        <Box sx={{ display: 'flex', gap: 1, ml: -2 }}>
          <Button size="small" onClick={() => set(weekdays.slice(0, 5))}>
            {t('dashboard.timing.weekdays')}
          </Button>
          <Button size="small" onClick={() => set(weekdays)}>
            {t('dashboard.timing.everyDay')}
          </Button>
        </Box>
      </Box>
      {chosen.length === 0 && <FormHelperText>{t('dashboard.timing.noDays')}</FormHelperText>}
    </FormControl>
  );
}

const toggles = ({ palette }: Theme) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 40px))',
  flex: '0 1 280px',
  minWidth: 0,
  '& label': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    height: 36,
    fontSize: 13,
    fontWeight: 500,
    color: 'text.secondary',
    border: `1px solid ${palette.lineStrong}`,
    '&:not(:first-of-type)': { ml: '-1px' },
    '&:first-of-type': { borderRadius: '8px 0 0 8px' },
    '&:last-of-type': { borderRadius: '0 8px 8px 0' },
    '&:has(:checked)': {
      color: palette.tone.info,
      backgroundColor: palette.tint.info,
      borderColor: palette.primary.main,
      fontWeight: 600,
      zIndex: 1,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 1, zIndex: 2 },
    '&:has(:disabled)': { opacity: 0.6 },
  },
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    m: 0,
    opacity: 0,
    cursor: 'pointer',
  },
});
