import { useTranslate } from '../i18n/useTranslate.ts';
import css from './About.module.css';

/** Answers for a stranger before they sign up. */
export function About() {
  const t = useTranslate('public.about');
  return (
    <section className={css.about} aria-label={t('label')}>
      <p className={css.line}>{t('line')}</p>
      <ul className={css.list}>
        <li>{t('review')}</li>
        <li>{t('password')}</li>
        <li>{t('price')}</li>
      </ul>
    </section>
  );
}
