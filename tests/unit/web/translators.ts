import Polyglot from 'node-polyglot';
import { activityGerman } from '../../../web/activity/texts/de.ts';
import { activityEnglish } from '../../../web/activity/texts/en.ts';
import type { Translate } from '../../../web/i18n/useTranslate.ts';

/** The texts of what is live, as the app says them. */
const translator = (locale: string, phrases: object): Translate => {
  const polyglot = new Polyglot({ locale, phrases });
  return (name, values) => polyglot.t(name, values);
};

export const english = translator('en', { activity: activityEnglish });
export const german = translator('de', { activity: activityGerman });
