import type { ChangeEvent } from 'react';
import { NumberInput } from 'react-admin';

type Props = {
  source: string;
  label: string;
  read: (typed: string | number | null) => number;
  minimum: number;
  maximum: number;
  hint?: string;
};

export const ClampedInput = ({ source, label, read, minimum, maximum, hint }: Props) => (
  <NumberInput
    source={source}
    label={label}
    parse={read}
    // react-admin shows what was typed until the field is left; it reads it after this.
    onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
      if (target.value !== '' && String(read(target.value)) !== target.value)
        target.value = String(read(target.value));
    }}
    min={minimum}
    max={maximum}
    step={1}
    inputMode="numeric"
    helperText={hint ?? false}
    fullWidth
  />
);
