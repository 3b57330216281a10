import Polyglot from 'node-polyglot';
import type { Sentence, TextRef } from '../../server/texts/sentence.ts';
import type { Language } from './languages.ts';
import type { ServerTexts } from './serverTexts/textsOf.ts';

const catalogs: Record<Exclude<Language, 'en'>, () => Promise<{ serverTexts: ServerTexts }>> = {
  de: () => import('./serverTexts/de.ts'),
  es: () => import('./serverTexts/es.ts'),
};
/** Undefined for English: the server's own is shown. */
let phrases: Polyglot | undefined;

/** The catalog of a language for `speak`. */
export async function serverTextsOf(language: Language): Promise<Polyglot | undefined> {
  if (language === 'en') return undefined;
  const { serverTexts } = await catalogs[language]();
  return new Polyglot({ locale: language, phrases: serverTexts });
}

export function speak(catalog?: Polyglot): void {
  phrases = catalog;
}

function render({ key, values }: TextRef, catalog: Polyglot): string | undefined {
  if (!catalog.has(key)) return undefined;
  const rendered: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(values)) {
    const text = typeof value === 'object' ? render(value, catalog) : value;
    if (text === undefined) return undefined;
    rendered[name] = text;
  }
  return catalog.t(key, rendered);
}

/**
 * A sentence of the server in the language that is shown. One without a key, and one that this app does not know, is shown in
 * English. A component that shows one uses `useTranslate` or `useLanguage` as well, so that it is drawn anew with another language.
 */
export const said = ({ message, text }: Sentence): string =>
  (phrases && text && render(text, phrases)) ?? message;
