import type { ChangeEvent } from 'react';
import { NumberInput } from 'react-admin';
import { clamp } from './dashboardModel.ts';

type Props = { source: string; label: string; min: number; max: number; helperText?: string };

export function ClampedInput({ helperText, ...props }: Props) {
  const read = (typed: string | number | null) => clamp(typed, props.min, props.max);
  return (
    <NumberInput
      parse={read}
      // react-admin shows the typed text until blur, and reads it after this handler.
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
        if (target.value !== '') target.value = String(read(target.value));
      }}
      step={1}
      inputMode="numeric"
      helperText={helperText ?? false}
      {...props}
    />
  );
}
