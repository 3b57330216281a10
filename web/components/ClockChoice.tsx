import { MenuItem, TextField } from '@mui/material';
import { chooseClock, clocks, useClock } from '../i18n/clock.ts';
import { useTranslate } from '../i18n/useTranslate.ts';

export function ClockChoice() {
  const t = useTranslate();
  const chosen = useClock();
  return (
    <TextField
      select
      label={t('activity.clock.label')}
      value={chosen ?? 'usual'}
      onChange={({ target }) => chooseClock(clocks.find((clock) => clock === target.value) ?? null)}
      sx={{ width: 200 }}
    >
      <MenuItem value="usual">{t('activity.clock.usual')}</MenuItem>
      <MenuItem value="12">{t('activity.clock.twelve')}</MenuItem>
      <MenuItem value="24">{t('activity.clock.twentyFour')}</MenuItem>
    </TextField>
  );
}
