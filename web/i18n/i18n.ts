import Polyglot from 'node-polyglot';
import type { Area, Texts } from './area.ts';
import { isLanguage, type Language, languages } from './languages.ts';
import { serverTextsOf, speak } from './said.ts';

const key = 'language';
const areas = new Set<Area>();
const listeners = new Set<() => void>();

/** The language chosen before, else the first of the browser's languages that we have. */
function preferred(): Language {
  const wanted = [
    localStorage.getItem(key),
    ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()),
  ];
  return wanted.find(isLanguage) ?? 'en';
}

let language: Language = preferred();
const phrases = new Polyglot({ locale: language, allowMissing: true, warn: () => {} });

const textsOf = async (area: Area, into: Language) =>
  into === 'en' ? undefined : (await area[into]()).texts;

function put(area: Area, texts: Texts | undefined): void {
  // Missing texts fall back to English, never to their name.
  phrases.extend(area.english);
  if (texts) phrases.extend(texts);
}

/** Call it before anything is shown. If the server's sentences can't be loaded, they appear in English. */
export async function startLanguage(): Promise<void> {
  document.documentElement.lang = language;
  speak(await serverTextsOf(language).catch(() => undefined));
}

/** Adds a part's texts in the current language, or in English if they can't be loaded. */
export async function addTexts(area: Area): Promise<void> {
  areas.add(area);
  const into = language;
  const texts = await textsOf(area, into).catch(() => undefined);
  return into === language ? put(area, texts) : addTexts(area);
}

/** Loads code together with the texts that it shows. */
export async function withTexts<Module>(
  module: Promise<Module>,
  ...texts: readonly Promise<Area>[]
): Promise<Module> {
  const [loaded] = await Promise.all([module, ...texts.map((area) => area.then(addTexts))]);
  return loaded;
}

let wanted = language;

/**
 * Shows the site in another language and remembers it. If its texts can't be loaded, throws and changes
 * nothing.
 */
export async function changeLanguage(to: Language): Promise<void> {
  wanted = to;
  const [serverTexts, ...loaded] = await Promise.all([
    serverTextsOf(to),
    ...[...areas].map(async (area) => [area, await textsOf(area, to)] as const),
  ]);
  if (wanted !== to) return;
  language = to;
  phrases.locale(to);
  for (const [area, texts] of loaded) put(area, texts);
  speak(serverTexts);
  localStorage.setItem(key, to);
  document.documentElement.lang = to;
  for (const listener of listeners) listener();
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentLanguage = (): Language => language;

/** In react-admin's form. Public pages use it through `useTranslate`. */
export const i18nProvider = {
  translate: (text: string, options: Record<string, unknown> = {}): string => phrases.t(text, options),
  changeLocale: (to: string) => (isLanguage(to) ? changeLanguage(to) : Promise.resolve()),
  getLocale: currentLanguage,
  getLocales: () => Object.entries(languages).map(([locale, name]) => ({ locale, name })),
};
