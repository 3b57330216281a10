import { useCallback, useSyncExternalStore } from 'react';
import { currentLanguage, i18nProvider, subscribe } from './i18n.ts';
import type { TextName } from './texts.ts';

/** `smart_count` chooses the plural; the others replace their `%{name}`. */
export type Values = { _?: string; smart_count?: number; [name: string]: string | number | undefined };

/** The names of the texts below a prefix. */
type Below<Prefix extends string, Name = TextName> = Name extends `${Prefix}.${infer Rest}` ? Rest : never;
export type Translate<Prefix extends string = ''> = (
  name: Prefix extends '' ? TextName : Below<Prefix>,
  values?: Values,
) => string;

/** For code outside of components. Components need `useTranslate` to follow a change of language. */
export const translate: Translate = (name, values) => i18nProvider.translate(name, values);

export const useLanguage = () => useSyncExternalStore(subscribe, currentLanguage);

/** `useTranslate('settings.photo')('remove')` is the text `settings.photo.remove`; the compiler checks it. */
export function useTranslate<Prefix extends string>(prefix: Prefix): Translate<Prefix>;
export function useTranslate(): Translate;
export function useTranslate(prefix?: string) {
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function changes with the language, and with it what depends on it
  return useCallback(
    (name: string, values?: Values) => i18nProvider.translate(prefix ? `${prefix}.${name}` : name, values),
    [language, prefix],
  );
}
