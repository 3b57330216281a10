import {
  isProfileUrl,
  isSearchUrl,
  limits,
  profileKey,
  searchKey,
} from '../../server/accounts/settings/limits.ts';
import type { Translate } from '../i18n/useTranslate.ts';

export type Verdict = 'added' | 'duplicate' | 'invalid' | 'full' | 'open';
export interface Line {
  text: string;
  verdict: Verdict;
  why: string;
}
export interface LineKind {
  maximum: number;
  key: (text: string) => string;
  possible: (text: string) => boolean;
  invalid: 'dashboard.searches.invalid' | 'dashboard.monitors.invalid';
}

export const searchLines: LineKind = {
  maximum: limits.searchUrls,
  key: searchKey,
  possible: (text) => text.trim().length <= limits.url && isSearchUrl(text),
  invalid: 'dashboard.searches.invalid',
};

export const profileLines: LineKind = {
  maximum: limits.searchProfiles,
  key: profileKey,
  possible: (text) => text.length <= limits.url && isProfileUrl(text),
  invalid: 'dashboard.monitors.invalid',
};

export const linesIn = (text: string): string[] =>
  text
    .split(/\s*[\r\n]+\s*/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

export function judge(kind: LineKind, list: readonly string[], line: string): Exclude<Verdict, 'open'> {
  if (!kind.possible(line)) return 'invalid';
  if (list.some((other) => kind.key(other) === kind.key(line))) return 'duplicate';
  return list.length >= kind.maximum ? 'full' : 'added';
}

export function verdictText(t: Translate, kind: LineKind, verdict: Verdict): string {
  if (verdict === 'invalid') return t(kind.invalid);
  return t(`dashboard.verdicts.${verdict}`, { maximum: kind.maximum });
}

export const isLeft = ({ verdict }: Line): boolean => verdict === 'invalid' || verdict === 'open';

export function searchWords(url: string): string | null {
  if (!isSearchUrl(url)) return null;
  const query = url.split('?')[1]?.split('#')[0];
  const words = new URLSearchParams(query).get('keywords')?.trim();
  return words ? words : null;
}

/** A link as people read it: without scheme, `www.` and a closing slash. */
export const shortUrl = (url: string): string =>
  url
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/\/$/, '');

/** Only a web address may become a link; anything else that passed validation is shown as text. */
export function safeHref(url: string): string | undefined {
  if (/^https?:\/\//i.test(url)) return url;
  return /^[a-z][a-z0-9+.-]*:/i.test(url) ? undefined : `https://${url}`;
}

/** `ada-okafor-8a7b12` is 'Ada Okafor': LinkedIn ends many addresses with a code that has digits. */
export function readableName(identifier: string): string {
  const words = identifier.split('-').filter((word) => word !== '');
  const named = words.length > 1 && /\d/.test(words.at(-1) ?? '') ? words.slice(0, -1) : words;
  return named.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || identifier;
}
