import Close from '@mui/icons-material/Close';
import { Box, Button, ButtonBase, FormControl, FormHelperText, FormLabel } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { type ChangeEvent, type KeyboardEvent, useId, useState } from 'react';
import { useInput } from 'react-admin';
import { limits } from '../../server/accounts/settings/limits.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { readMinutes, without } from './dashboardModel.ts';
import { settingsRules } from './faultTexts.ts';
import { legend } from './fieldStyles.ts';
import type { MinutesFault } from './settingsRules.ts';

const most = { intervalLow: 1, intervalHigh: limits.intervalMinutes, intervalsMany: limits.intervals };

export function IntervalsInput() {
  const t = useTranslate();
  const { field, fieldState } = useInput({ source: 'timing.timeBetweenComments' });
  const list: number[] = field.value;
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<MinutesFault | null>(null);
  const helperId = useId();
  const minutes = readMinutes(text);
  const fault = refusal
    ? t(`dashboard.faults.${refusal}`, { maximum: most[refusal] })
    : fieldState.error?.message;

  async function add(): Promise<void> {
    if (minutes === null) return;
    const { whyNotMinutes } = await settingsRules();
    const why = whyNotMinutes(minutes, list);
    setRefusal(why);
    if (why) return;
    field.onChange([...list, minutes]);
    setText('');
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void add();
  }

  return (
    <FormControl component="fieldset" error={fault !== undefined}>
      <FormLabel component="legend" sx={legend}>
        {t('dashboard.intervals.title')}
      </FormLabel>
      <Box sx={row}>
        <Box component="ul" aria-label={t('dashboard.intervals.title')} sx={pills}>
          {list.map((value, at) => (
            // Equal intervals are common: only their place tells them apart.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={`${at} ${value}`}>
              <Pill minutes={value} place={at + 1} onRemove={() => field.onChange(without(list, at))} />
            </li>
          ))}
        </Box>
        <Box
          component="input"
          type="number"
          aria-label={t('dashboard.intervals.label')}
          placeholder={t('dashboard.intervals.label')}
          aria-describedby={helperId}
          aria-invalid={refusal !== null}
          min={1}
          max={limits.intervalMinutes}
          step={1}
          inputMode="numeric"
          value={text}
          ref={field.ref}
          onKeyDown={onKeyDown}
          onChange={(event: ChangeEvent<HTMLInputElement>) => {
            setText(event.target.value);
            setRefusal(null);
          }}
          sx={input}
        />
        <Button
          size="small"
          disabled={minutes === null}
          onClick={() => void add()}
          aria-label={t('dashboard.intervals.addInterval')}
        >
          {t('dashboard.intervals.add')}
        </Button>
      </Box>
      <FormHelperText id={helperId} aria-live="polite">
        {fault ?? t('dashboard.intervals.hint')}
      </FormHelperText>
    </FormControl>
  );
}

/** Not MUI's deletable chip: that is a button around a button. */
function Pill({ minutes, place, onRemove }: { minutes: number; place: number; onRemove: () => void }) {
  const t = useTranslate();
  return (
    <Box component="span" sx={pill}>
      {t('dashboard.intervals.value', { minutes })}
      <ButtonBase
        aria-label={t('dashboard.intervals.remove', { place, minutes })}
        onClick={onRemove}
        sx={remove}
      >
        <Close sx={{ fontSize: 14 }} />
      </ButtonBase>
    </Box>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 };
const pills = { display: 'contents', listStyle: 'none' };
const input = ({ palette }: Theme) => ({
  width: 92,
  height: 30,
  px: 2.5,
  font: 'inherit',
  fontSize: 13,
  color: 'text.primary',
  backgroundColor: 'transparent',
  border: `1px solid ${palette.lineStrong}`,
  borderRadius: 999,
  '&::placeholder': { color: 'text.secondary', opacity: 1 },
  '&[aria-invalid=true]': { borderColor: palette.error.main },
  '&:focus': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -1 },
});
const pill = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  height: 28,
  pl: 2.5,
  pr: 0.5,
  borderRadius: 999,
  bgcolor: 'action.hover',
  fontSize: 12,
  fontWeight: 500,
} as const;
const remove = {
  width: 24,
  height: 24,
  borderRadius: '50%',
  color: 'text.secondary',
  '&:hover': { color: 'text.primary' },
} as const;
