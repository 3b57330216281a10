import { changeLanguage } from '../i18n/i18n.ts';
import { type Language, languages } from '../i18n/languages.ts';
import { translate, useLanguage, useTranslate } from '../i18n/useTranslate.ts';
import { notifyFailure } from '../notify.tsx';
import css from './LanguageChoice.module.css';

export const chooseLanguage = (language: Language): void => {
  changeLanguage(language).catch((error) => notifyFailure(error, translate('components.language.failed')));
};

export const languageList = Object.entries(languages) as [Language, string][];

export function LanguageChoice() {
  const t = useTranslate();
  const current = useLanguage();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields; these are buttons that act at once
    <div role="group" aria-label={t('components.language.choose')} className={css.choice}>
      {languageList.map(([language, name]) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          onClick={() => chooseLanguage(language)}
          className={css.language}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
