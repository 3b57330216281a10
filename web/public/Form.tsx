import type { ComponentProps, ReactNode } from 'react';
import { PlainButton } from '../components/PlainButton.tsx';
import css from './Form.module.css';

type Props = {
  /** From `useForm`. */
  form: { busy: boolean; formProps: ComponentProps<'form'> };
  /** What the button that sends it says. */
  submit: string;
  children: ReactNode;
  /** Below that button. */
  below?: ReactNode;
};

/** The form of a card, and the one button that sends it. */
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

/** Two short fields beside each other, where there is room. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className={css.pair}>{children}</div>;
}
