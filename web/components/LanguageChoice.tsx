import { Box, ButtonBase } from '@mui/material';
import { changeLanguage } from '../i18n/i18n.ts';
import { type Language, languages } from '../i18n/languages.ts';
import { translate, useLanguage, useTranslate } from '../i18n/useTranslate.ts';
import { notifyFailure } from '../notify.tsx';

/** Changes the language; tells when its texts can't be had. */
export const chooseLanguage = (language: Language): void => {
  changeLanguage(language).catch((error) => notifyFailure(error, translate('components.language.failed')));
};

export const languageList = Object.entries(languages) as [Language, string][];

/** The languages in a row, each in its own words: for the foot of a page. */
export function LanguageChoice() {
  const t = useTranslate();
  const current = useLanguage();
  return (
    <Box role="group" aria-label={t('components.language.choose')} sx={{ display: 'flex', justifyContent: 'center', gap: 1 }}>
      {languageList.map(([language, name]) => (
        <ButtonBase
          key={language}
          lang={language}
          aria-pressed={language === current}
          onClick={() => chooseLanguage(language)}
          sx={{
            px: 2,
            minHeight: 28,
            borderRadius: '8px',
            fontFamily: 'inherit',
            fontSize: 13,
            lineHeight: '18px',
            color: 'text.secondary',
            '&:hover': { color: 'text.primary' },
            '&[aria-pressed=true]': { color: 'text.primary', fontWeight: 600 },
          }}
        >
          {name}
        </ButtonBase>
      ))}
    </Box>
  );
}
