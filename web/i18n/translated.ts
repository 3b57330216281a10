import Polyglot from 'node-polyglot';
import { type Moment, momentIn, usualClock } from '../../server/texts/formats.ts';
import type { Sentence, TextRef } from '../../server/texts/sentence.ts';
import { chosenClock } from './clock.ts';
import { type Language, localeOf } from './languages.ts';

/** For people, and in the rules of forms. */
const catalogs = {
  en: () => [import('../../server/texts/en/server.json'), import('../../server/texts/en/schemas.json')],
  de: () => [import('../../server/texts/de/server.json'), import('../../server/texts/de/schemas.json')],
  es: () => [import('../../server/texts/es/server.json'), import('../../server/texts/es/schemas.json')],
} as const;
/** Undefined for English by its usual clock: the server's own sentence is shown. */
let phrases: Polyglot | undefined;

/** The catalog of a language for `speak`. */
export async function serverTextsOf(language: Language): Promise<Polyglot | undefined> {
  if (language === 'en' && (chosenClock() ?? usualClock.en) === usualClock.en) return undefined;
  const texts = await Promise.all(catalogs[language]());
  const phrases = Object.assign({}, ...texts.map((each) => each.default));
  return new Polyglot({ locale: language, phrases });
}

export function setServerTexts(catalog?: Polyglot): void {
  phrases = catalog;
}

function render({ key, values }: TextRef, catalog: Polyglot): string | undefined {
  if (!catalog.has(key)) return undefined;
  const rendered: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(values)) {
    const text = typeof value === 'object' ? part(value, catalog) : value;
    if (text === undefined) return undefined;
    rendered[name] = text;
  }
  return catalog.t(key, rendered);
}

function part(value: TextRef | Moment, catalog: Polyglot): string | undefined {
  if ('key' in value) return render(value, catalog);
  const language = catalog.locale() as Language;
  return momentIn(value, localeOf[language], chosenClock() ?? usualClock[language]);
}

/**
 * A server sentence in the current language; without a known key, in English. A component that shows it must
 * use `useTranslate` or `useLanguage`, too, so that it renders again after a change of language.
 */
export const translated = ({ message, text }: Sentence): string =>
  (phrases && text && render(text, phrases)) ?? message;
