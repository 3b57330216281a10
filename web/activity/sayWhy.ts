import type { SeenPost } from '../../server/posts/schemas.ts';
import { localeOf } from '../i18n/languages.ts';
import { type Say, saidOr } from './sayState.ts';

/** Why a post was chosen or not, as a sentence: the server's own in English. */
export function sayWhy(
  { t, language }: Say,
  { reason, detail, message }: Pick<SeenPost, 'reason' | 'detail' | 'message'>,
): string {
  const tongue = tongueOf(detail, localeOf[language]);
  return saidOr(message, () => t(`activity.why.${reason}`, { _: message, message, detail, tongue }));
}

/** The name of a language by its code; what is no code stays as it is. */
function tongueOf(code: string, locale: string): string {
  return /^[a-z]{2,3}$/.test(code) ? (new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code) : code;
}
