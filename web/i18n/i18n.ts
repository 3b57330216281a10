import Polyglot from 'node-polyglot';
import { currentLanguage, setCurrentLanguage } from './current.ts';
import { isLanguage, type Language, languages } from './languages.ts';
import { type Bundle, textsOf } from './texts.ts';
import { serverTextsOf, setServerTexts } from './translated.ts';

const key = 'language';
const shown = new Set<Bundle>();
const listeners = new Set<() => void>();

/** The language chosen before, else the first of the browser's languages that we have. */
function preferred(): Language {
  const wanted = [
    globalThis.localStorage?.getItem(key),
    ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()),
  ];
  return wanted.find(isLanguage) ?? 'en';
}

setCurrentLanguage(preferred());
const phrases = new Polyglot({ locale: currentLanguage(), allowMissing: true, warn: () => {} });

/** Call it before anything is shown. */
export async function startLanguage(): Promise<void> {
  document.documentElement.lang = currentLanguage();
  await loadServerTexts();
}

/** If the server's sentences can't be loaded, they appear in English. The chosen clock counts, too. */
export async function loadServerTexts(): Promise<void> {
  setServerTexts(await serverTextsOf(currentLanguage()).catch(() => undefined));
}

/** Loads texts in the current language. Missing ones fall back to English, never to their names. */
export async function addTexts(...bundles: Bundle[]): Promise<void> {
  await Promise.all(bundles.map(addBundle));
}

async function addBundle(bundle: Bundle): Promise<void> {
  shown.add(bundle);
  const into = currentLanguage();
  const [english, texts] = await Promise.all([
    textsOf(bundle, 'en'),
    into === 'en' ? undefined : textsOf(bundle, into).catch(() => undefined),
  ]);
  phrases.extend(english);
  if (into !== currentLanguage()) return addBundle(bundle);
  if (texts) phrases.extend(texts);
}

let wanted = currentLanguage();

/**
 * Shows the site in another language and remembers it. If its texts can't be loaded, throws and changes
 * nothing.
 */
export async function changeLanguage(to: Language): Promise<void> {
  wanted = to;
  const [serverTexts, ...loaded] = await Promise.all([
    serverTextsOf(to),
    ...[...shown].map((bundle) => textsOf(bundle, to)),
  ]);
  if (wanted !== to) return;
  setCurrentLanguage(to);
  phrases.locale(to);
  for (const texts of loaded) phrases.extend(texts);
  setServerTexts(serverTexts);
  localStorage.setItem(key, to);
  document.documentElement.lang = to;
  for (const listener of listeners) listener();
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export { currentLanguage };

/** In react-admin's form. Public pages use it through `useTranslate`. */
export const i18nProvider = {
  translate: (text: string, options: Record<string, unknown> = {}): string => phrases.t(text, options),
  changeLocale: (to: string) => (isLanguage(to) ? changeLanguage(to) : Promise.resolve()),
  getLocale: currentLanguage,
  getLocales: () => Object.entries(languages).map(([locale, name]) => ({ locale, name })),
};
