import Close from '@mui/icons-material/Close';
import { Box, Button, ButtonBase, FormControl, FormHelperText, FormLabel, TextField } from '@mui/material';
import { useForkRef } from '@mui/material/utils';
import { useEffect, useId, useRef, useState } from 'react';
import { useInput } from 'react-admin';
import { defaultSettings } from '../../server/accounts/settings/fields.ts';
import { limits } from '../../server/accounts/settings/limits.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { legend } from './fieldStyles.ts';
import { settingsRules } from './settingsResolver.ts';
import { readMinutes } from './settingsValues.ts';

const source = 'timing.timeBetweenComments';

export function IntervalsInput() {
  const t = useTranslate();
  const { field, fieldState } = useInput({ source });
  const list: number[] = field.value;
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useForkRef(input, field.ref);
  const rows = useRef<HTMLUListElement>(null);
  const removed = useRef<number>(null);
  // The button beside a removed interval gets the focus. It may be a new one, as an interval has no name.
  useEffect(() => {
    const at = removed.current;
    if (at === null) return;
    removed.current = null;
    const buttons = rows.current?.querySelectorAll('button') ?? [];
    (buttons[at] ?? buttons[list.length - 1])?.focus();
  }, [list]);
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const helperId = useId();
  const minutes = readMinutes(text);
  const fault = refusal ?? fieldState.error?.message;

  async function add(): Promise<void> {
    if (minutes === null) return;
    input.current?.focus();
    const timeBetweenComments = [...list, minutes];
    const { faultsOf } = await settingsRules();
    const timing = { ...defaultSettings.timing, timeBetweenComments };
    const [wrong] = faultsOf({ ...defaultSettings, timing });
    if (wrong) return setRefusal(wrong.message);
    field.onChange(timeBetweenComments);
    setText('');
  }

  return (
    <FormControl component="fieldset" error={fault !== undefined}>
      <FormLabel component="legend" sx={legend}>
        {t('dashboard.intervals.title')}
      </FormLabel>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Box
          component="ul"
          ref={rows}
          aria-label={t('dashboard.intervals.title')}
          sx={{ display: 'contents', listStyle: 'none' }}
        >
          {list.map((value, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: intervals may be equal
            <Box component="li" key={`${at} ${value}`} sx={pill}>
              {t('dashboard.intervals.value', { minutes: value })}
              <ButtonBase
                aria-label={t('dashboard.intervals.remove', { place: at + 1, minutes: value })}
                onClick={() => {
                  removed.current = at;
                  field.onChange(list.toSpliced(at, 1));
                }}
                sx={{ p: 1, borderRadius: '50%', '&:hover': { color: 'text.primary' } }}
              >
                <Close sx={{ fontSize: 14 }} />
              </ButtonBase>
            </Box>
          ))}
        </Box>
        <TextField
          type="number"
          value={text}
          inputRef={inputRef}
          placeholder={t('dashboard.intervals.label')}
          error={refusal !== undefined}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void add();
          }}
          onChange={(event) => {
            setText(event.target.value);
            setRefusal(undefined);
          }}
          slotProps={{
            htmlInput: {
              'aria-label': t('dashboard.intervals.label'),
              'aria-describedby': helperId,
              min: 1,
              max: limits.intervalMinutes,
              step: 1,
              inputMode: 'numeric',
            },
          }}
          sx={{ width: 104 }}
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

/** Not MUI's deletable chip, which nests buttons. */
const pill = {
  display: 'inline-flex',
  alignItems: 'center',
  height: 28,
  pl: 2.5,
  pr: 0.5,
  borderRadius: 999,
  bgcolor: 'action.hover',
  typography: 'caption',
  fontWeight: 500,
};
