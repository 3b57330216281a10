import Close from '@mui/icons-material/Close';
import { Box, Button, ButtonBase, FormControl, FormHelperText, FormLabel, TextField } from '@mui/material';
import { type FormEvent, useId, useRef, useState } from 'react';
import { limits } from '../../server/settings/schemas.ts';
import { readMinutes, whyNotMinutes, without } from './dashboardModel.ts';
import { legend } from './fieldStyles.ts';

type Props = {
  list: readonly number[];
  fault: string | undefined;
  onChange: (change: (list: readonly number[]) => number[]) => void;
};

/** The minutes between one comment and the next: taken in this order, then round again. */
export function IntervalField({ list, fault, onChange }: Props) {
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const helperId = useId();
  const minutes = readMinutes(text);

  function add(event: FormEvent): void {
    event.preventDefault();
    if (minutes === null) return;
    const why = whyNotMinutes(minutes, list);
    setRefusal(why);
    if (why) return;
    onChange((now) => [...now, minutes]);
    setText('');
    input.current?.focus();
  }

  return (
    <FormControl component="fieldset" error={fault !== undefined}>
      <FormLabel component="legend" sx={legend}>
        Time between comments
      </FormLabel>
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, p: 0, m: 0, mb: list.length > 0 ? 3 : 0, listStyle: 'none' }}
      >
        {list.map((value, at) => (
          // Equal intervals are common: only their place tells them apart.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={`${at} ${value}`}>
            <Pill minutes={value} place={at + 1} onRemove={() => onChange((now) => without(now, at))} />
          </li>
        ))}
      </Box>
      <Box component="form" onSubmit={add} noValidate sx={{ display: 'flex', alignItems: 'end', gap: 2 }}>
        <TextField
          label="Minutes"
          type="number"
          value={text}
          inputRef={input}
          onChange={(event) => {
            setText(event.target.value);
            setRefusal(null);
          }}
          error={refusal !== null}
          sx={{ width: 112 }}
          slotProps={{
            htmlInput: { min: 1, max: limits.intervalMinutes, step: 1, inputMode: 'numeric', 'aria-describedby': helperId },
          }}
        />
        <Button type="submit" variant="outlined" disabled={minutes === null} aria-label="Add interval">
          Add
        </Button>
      </Box>
      <FormHelperText id={helperId} error={Boolean(refusal ?? fault)} aria-live="polite">
        {refusal ?? fault ?? 'Taken in this order, then round again.'}
      </FormHelperText>
    </FormControl>
  );
}

/** Not MUI's deletable chip: that is a button around a button. */
const Pill = ({ minutes, place, onRemove }: { minutes: number; place: number; onRemove: () => void }) => (
  <Box component="span" sx={pill}>
    {minutes} min
    <ButtonBase aria-label={`Remove interval ${place}: ${minutes} min`} onClick={onRemove} sx={remove}>
      <Close sx={{ fontSize: 14 }} />
    </ButtonBase>
  </Box>
);

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
