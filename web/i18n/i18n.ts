import Polyglot from 'node-polyglot';
import type { Area } from './area.ts';
import { isLanguage, type Language, languages } from './languages.ts';

const key = 'language';
const areas = new Set<Area>();
const listeners = new Set<() => void>();

/** As chosen before, else the first of the browser's that we speak. */
function preferred(): Language {
  const wanted = [localStorage.getItem(key), ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
  return wanted.find(isLanguage) ?? 'en';
}

let language: Language = preferred();
const phrases = new Polyglot({ locale: language, allowMissing: true, warn: () => {} });

async function load(area: Area, into: Language): Promise<void> {
  // English stands below every other language: a text that is missing is shown, never its name.
  phrases.extend(area.english);
  if (into !== 'en') phrases.extend((await area[into]()).texts);
}

/** Adds a part's texts, in the language that is shown. */
export async function addTexts(area: Area): Promise<void> {
  areas.add(area);
  await load(area, language);
}

async function changeLanguage(to: Language): Promise<void> {
  await Promise.all([...areas].map((area) => load(area, to)));
  language = to;
  phrases.locale(to);
  localStorage.setItem(key, to);
  document.documentElement.lang = to;
  for (const listener of listeners) listener();
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentLanguage = (): Language => language;

/** As react-admin wants it; the public pages, which do without react-admin, use the same one by `useTranslate`. */
export const i18nProvider = {
  translate: (text: string, options: Record<string, unknown> = {}): string => phrases.t(text, options),
  changeLocale: (to: string) => (isLanguage(to) ? changeLanguage(to) : Promise.resolve()),
  getLocale: currentLanguage,
  getLocales: () => Object.entries(languages).map(([locale, name]) => ({ locale, name })),
};
