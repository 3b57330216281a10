import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslate } from '../i18n/useTranslate.ts';
import css from './Overlay.module.css';
import { useOverlayed } from './overlayStore.ts';
import { Spinner } from './Spinner.tsx';

/** Shorter work never shows it. */
const delayMs = 300;

export function Overlay() {
  return useOverlayed() ? createPortal(<Waiting />, document.body) : null;
}

/*
 * In the body, and made anew for each wait: an open dialog hides from assistive technology whatever was beside it before.
 * The region is there from the start and its text comes later, because what is announced is the change.
 */
function Waiting() {
  const t = useTranslate();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), delayMs);
    return () => clearTimeout(timer);
  }, []);
  useKeysHeld(shown);

  return (
    <div role="status" className={css.screen} data-shown={shown}>
      {shown && (
        <div data-overlay className={css.veil}>
          <div className={css.card}>
            <Spinner size={28} />
            <p className={css.text}>{t('components.overlay.loading')}</p>
          </div>
        </div>
      )}
    </div>
  );
}

/** Keys can't press covered elements either. Moving the focus and the browser's own keys still work. */
function useKeysHeld(held: boolean): void {
  useEffect(() => {
    if (!held) return;
    const hold = (event: KeyboardEvent) => {
      if (event.key === 'Tab' || event.ctrlKey || event.metaKey || event.altKey || /^F\d/.test(event.key))
        return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', hold, { capture: true });
    return () => removeEventListener('keydown', hold, { capture: true });
  }, [held]);
}
