import { useCallback, useSyncExternalStore } from 'react';
import { currentLanguage, i18nProvider, subscribe } from './i18n.ts';
import type { TextName } from './textNames.ts';

/** `count` chooses the plural and is `%{smart_count}` in the text; the others replace their `%{name}`. */
export type Values = { _?: string; smart_count?: number; [name: string]: string | number | undefined };
export type Translate = (name: TextName, values?: Values) => string;

/** For code outside of components, such as toasts. Components use `useTranslate`, which follows a change of language. */
export const translate: Translate = (name, values) => i18nProvider.translate(name, values);

export const useLanguage = () => useSyncExternalStore(subscribe, currentLanguage);

/** `t('dashboard.timing.title')`, in the language that is shown. The names are checked by the compiler. */
export function useTranslate(): Translate {
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is another function, so that what depends on it is made anew
  return useCallback<Translate>((name, values) => i18nProvider.translate(name, values), [language]);
}
