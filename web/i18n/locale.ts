import { currentLanguage } from './i18n.ts';
import { localeOf } from './languages.ts';

/** The locale of the current language. Call it while rendering, in a component that uses `useTranslate`. */
export const locale = (): string => localeOf[currentLanguage()];
