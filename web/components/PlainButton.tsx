import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import css from './PlainButton.module.css';
import { Spinner } from './Spinner.tsx';

const looks = { main: css.main, outlined: css.outlined, quiet: '' };
type Props = ComponentProps<'button'> & { look?: keyof typeof looks; busy?: boolean };

export function PlainButton({ look = 'quiet', busy = false, disabled, children, ...props }: Props) {
  return (
    <button
      type="button"
      {...props}
      disabled={disabled || busy}
      aria-busy={busy}
      className={`${css.button} ${looks[look]}`}
    >
      {children}
      {busy && (
        <span className={css.busy}>
          <Spinner size={16} />
        </span>
      )}
    </button>
  );
}

export function PlainButtonLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={`${css.button} ${css.main}`}>
      {children}
    </Link>
  );
}
