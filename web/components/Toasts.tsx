import { type ReactElement, useEffect } from 'react';
import { resolveValue, useToaster } from 'react-hot-toast/headless';
import { useLocation } from 'react-router-dom';
import { pageLeft, personActs } from '../notify.tsx';
import { Spinner } from './Spinner.tsx';
import css from './Toasts.module.css';
import { toastOptions } from './toastOptions.ts';

const icons: Partial<Record<string, ReactElement>> = {
  success: <Mark className={css.good} d="m6 10.2 2.7 2.7L14 7.6" />,
  error: <Mark className={css.bad} d="m7 7 6 6m0-6-6 6" />,
  loading: <Spinner size={18} />,
};

export function Toasts() {
  const { toasts, handlers } = useToaster(toastOptions);
  const { pathname } = useLocation();
  useEffect(() => {
    const acts = ['pointerdown', 'keydown', 'popstate'] as const;
    for (const act of acts) addEventListener(act, personActs, { capture: true });
    return () => {
      for (const act of acts) removeEventListener(act, personActs, { capture: true });
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page begins without the errors of the one before
  useEffect(pageLeft, [pathname]);
  const measure = (id: string, known: number | undefined) => (element: HTMLElement | null) => {
    if (element && known === undefined) handlers.updateHeight(id, element.getBoundingClientRect().height);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pointed at waits; there is nothing to press
    <div className={css.toasts} onMouseEnter={handlers.startPause} onMouseLeave={handlers.endPause}>
      {toasts.map((toast) => (
        <div
          key={toast.id}
          ref={measure(toast.id, toast.height)}
          className={css.slot}
          style={{ transform: `translateY(${handlers.calculateOffset(toast, { gutter: 8 })}px)` }}
        >
          <div className={css.toast} data-visible={toast.visible}>
            {icons[toast.type]}
            <div {...toast.ariaProps}>{resolveValue(toast.message, toast)}</div>
          </div>
        </div>
      ))}
    </div>
  );
}

function Mark({ className, d }: { className: string | undefined; d: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden className={`${css.mark} ${className}`}>
      <circle cx="10" cy="10" r="10" />
      <path d={d} />
    </svg>
  );
}
