import { useNavigation } from 'react-router-dom';
import { useTranslate } from '../i18n/useTranslate.ts';
import css from './NavigationProgress.module.css';

export function NavigationProgress() {
  const t = useTranslate();
  const isLoading = useNavigation().state === 'loading';
  if (!isLoading) return null;
  return <div className={css.bar} role="progressbar" aria-label={t('components.loading')} />;
}
