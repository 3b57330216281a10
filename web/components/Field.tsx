import { type ComponentProps, type ReactNode, useId } from 'react';
import css from './Field.module.css';
import type { FieldProps } from './useForm.ts';

export type Props = Omit<ComponentProps<'input'>, 'id' | 'className' | keyof FieldProps> &
  FieldProps & {
    label: string;
    hint?: ReactNode;
    end?: ReactNode;
  };

export function Field({ label, error, helperText, hint, end, ...input }: Props) {
  const id = useId();
  const help = helperText ?? hint;
  return (
    <div>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <div className={css.frame}>
        <input
          type="text"
          {...input}
          id={id}
          aria-invalid={error}
          aria-describedby={help === undefined ? undefined : `${id}-said`}
          className={css.input}
        />
        {end}
      </div>
      {help !== undefined && (
        <p id={`${id}-said`} className={css.said} data-wrong={error}>
          {help}
        </p>
      )}
    </div>
  );
}
