import type { ReactNode } from 'react';
import css from './Note.module.css';

export function Note({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className={css.note}>
      <svg viewBox="0 0 24 24" aria-hidden className={css.icon}>
        <path d="M11 7h2v2h-2zm0 4h2v6h-2zm1-9a10 10 0 1 0 0 20 10 10 0 0 0 0-20m0 18a8 8 0 1 1 0-16 8 8 0 0 1 0 16" />
      </svg>
      {children}
    </div>
  );
}
