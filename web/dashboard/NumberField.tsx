import { TextField, type TextFieldProps } from '@mui/material';
import { useState } from 'react';

type Props = Omit<TextFieldProps, 'value' | 'onChange' | 'type'> & {
  value: number;
  read: (text: string) => number;
  maximum: number;
  onNumber: (value: number) => void;
};

/** A number that is clamped as it is typed, yet may be emptied on the way to another one. */
export function NumberField({ value, read, maximum, onNumber, ...rest }: Props) {
  const [empty, setEmpty] = useState(false);
  return (
    <TextField
      {...rest}
      type="number"
      value={empty && value === 0 ? '' : String(value)}
      onChange={(event) => {
        setEmpty(event.target.value === '');
        onNumber(read(event.target.value));
      }}
      onBlur={() => setEmpty(false)}
      slotProps={{ htmlInput: { min: 0, max: maximum, step: 1, inputMode: 'numeric' } }}
    />
  );
}
