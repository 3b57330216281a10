import type { ChangeEvent } from 'react';
import { NumberInput } from 'react-admin';
import { boundsOf } from '../../server/accounts/settings/fields.ts';
import { clamp } from './settingsValues.ts';

type Props = { source: string; label: string; helperText?: string };

/** A number within the bounds of its field. */
export function ClampedInput({ helperText, ...props }: Props) {
  const { least = 0, most = Number.MAX_SAFE_INTEGER } = boundsOf(props.source) ?? {};
  const read = (typed: string | number | null) => clamp(typed, least, most);
  return (
    <NumberInput
      parse={read}
      // react-admin shows the typed text until blur, and reads it after this handler.
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
        if (target.value !== '') target.value = String(read(target.value));
      }}
      min={least}
      max={most}
      step={1}
      inputMode="numeric"
      helperText={helperText ?? false}
      {...props}
    />
  );
}
