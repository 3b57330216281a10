import type { ComponentProps, ReactNode } from 'react';
import { PlainButton } from '../components/PlainButton.tsx';
import css from './Form.module.css';

type Props = {
  form: { busy: boolean; formProps: ComponentProps<'form'> };
  submit?: string | undefined;
  disabled?: boolean;
  children: ReactNode;
  below?: ReactNode;
};

export function Form({ form, submit, disabled = false, children, below }: Props) {
  return (
    <form {...form.formProps} className={css.form}>
      {children}
      {submit && (
        <PlainButton look="main" type="submit" busy={form.busy} disabled={disabled}>
          {submit}
        </PlainButton>
      )}
      {below}
    </form>
  );
}
