import { useTranslate } from '../i18n/useTranslate.ts';
import css from './Loading.module.css';
import { Spinner } from './Spinner.tsx';

/** The delay avoids a flash. */
export function Loading() {
  const t = useTranslate();
  return (
    <div className={css.loading} aria-busy>
      <Spinner size={22} label={t('components.loading')} />
    </div>
  );
}
