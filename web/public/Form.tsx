import type { ComponentProps, ReactNode } from 'react';
import { PlainButton } from '../components/PlainButton.tsx';
import css from './Form.module.css';

type Props = {
  form: { busy: boolean; formProps: ComponentProps<'form'> };
  submit: string;
  children: ReactNode;
  below?: ReactNode;
};

export function Form({ form, submit, children, below }: Props) {
  return (
    <form {...form.formProps} className={css.form}>
      {children}
      <div className={css.submit}>
        <PlainButton look="main" type="submit" busy={form.busy}>
          {submit}
        </PlainButton>
      </div>
      {below}
    </form>
  );
}

export function Pair({ children }: { children: ReactNode }) {
  return <div className={css.pair}>{children}</div>;
}
