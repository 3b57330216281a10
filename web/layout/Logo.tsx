import { Link } from 'react-router-dom';
import css from './Logo.module.css';

/** Keep it like mark.svg. */
export function Logo({ to }: { to: string }) {
  return (
    <Link to={to} className={css.logo}>
      <svg viewBox="0 0 32 32" aria-hidden className={css.mark}>
        <rect width="32" height="32" rx="9" fill="currentColor" />
        <path
          className={css.bubble}
          d="M9 8.5h14a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1-2.5 2.5h-7.2L11 25.6v-4.1H9A2.5 2.5 0 0 1 6.5 19v-8A2.5 2.5 0 0 1 9 8.5Z"
        />
        <path
          d="M12 13.2v3.6M16 11.6v6.8M20 13.2v3.6"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
      <span className={css.name}>Chime In</span>
    </Link>
  );
}
