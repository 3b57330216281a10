import { currentLanguage } from './i18n.ts';
import { localeOf } from './languages.ts';

/** The locale of the language that is shown. Call it while drawing, in a component that uses `useTranslate`. */
export const locale = (): string => localeOf[currentLanguage()];
