import { useTranslate } from '../i18n/useTranslate.ts';
import css from './Loading.module.css';
import { Spinner } from './Spinner.tsx';

export function Loading({ minHeight = '60dvh' }: { minHeight?: string | number }) {
  const t = useTranslate();
  return (
    <div className={css.loading} style={{ minHeight }} aria-busy>
      <Spinner size={22} label={t('components.loading')} />
    </div>
  );
}
