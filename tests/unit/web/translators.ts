import Polyglot from 'node-polyglot';
import type { Translate } from '../../../web/i18n/useTranslate.ts';
import germanTexts from '../../../web/texts/de/app.json' with { type: 'json' };
import englishTexts from '../../../web/texts/en/app.json' with { type: 'json' };

/** The texts of what is live, as the app says them. */
const translator = (locale: string, phrases: object): Translate => {
  const polyglot = new Polyglot({ locale, phrases });
  return (name, values) => polyglot.t(name, values);
};

export const english = translator('en', englishTexts);
export const german = translator('de', germanTexts);
