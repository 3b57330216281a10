import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslate } from '../i18n/useTranslate.ts';
import css from './Overlay.module.css';
import { useOverlayed } from './overlayStore.ts';
import { Spinner } from './Spinner.tsx';

const delayMs = 300;

export function Overlay() {
  return useOverlayed() ? createPortal(<Waiting />, document.body) : null;
}

/*
 * Rendered into the body anew for each wait, because an open dialog hides its older siblings from assistive
 * technology. The text comes later than its region, because only a change is announced.
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

/** Tab and the browser's own keys keep working. */
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
