import { useTranslate } from '../i18n/useTranslate.ts';
import css from './Loading.module.css';
import { Spinner } from './Spinner.tsx';

/** While code is on its way. The delay spares a flash where it comes at once. */
export function Loading() {
  const t = useTranslate();
  return (
    <div className={css.loading} aria-busy>
      <Spinner size={22} label={t('components.loading')} />
    </div>
  );
}
