import { settingFields } from '../../server/accounts/settings/fields.ts';
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
  source: 'searchUrls' | 'searchProfiles';
  texts: 'searches' | 'monitors';
  maximum: number;
  key: (text: string) => string;
  possible: (text: string) => boolean;
}

export const searchLines: LineKind = {
  source: 'searchUrls',
  texts: 'searches',
  maximum: settingFields.searchUrls.most,
  key: searchKey,
  possible: (text) => text.trim().length <= limits.url && isSearchUrl(text),
};

export const profileLines: LineKind = {
  source: 'searchProfiles',
  texts: 'monitors',
  maximum: settingFields.searchProfiles.most,
  key: profileKey,
  possible: (text) => text.length <= limits.url && isProfileUrl(text),
};

export const linesIn = (text: string): string[] =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

export function judge(kind: LineKind, list: readonly string[], line: string): Exclude<Verdict, 'open'> {
  if (!kind.possible(line)) return 'invalid';
  if (list.some((other) => kind.key(other) === kind.key(line))) return 'duplicate';
  return list.length >= kind.maximum ? 'full' : 'added';
}

export const verdictText = (t: Translate, { texts, maximum }: LineKind, verdict: Verdict): string =>
  verdict === 'invalid' ? t(`dashboard.${texts}.invalid`) : t(`dashboard.verdicts.${verdict}`, { maximum });

export function searchWords(url: string): string | null {
  if (!isSearchUrl(url)) return null;
  const query = url.split('?')[1]?.split('#')[0];
  return new URLSearchParams(query).get('keywords')?.trim() || null;
}

/** The link of a content search for these words. Null without words, or if it would be too long. */
export function searchUrlOf(words: string): string | null {
  const keywords = words.trim().replace(/\s+/g, ' ');
  const url = `https://www.linkedin.com/search/results/content/?keywords=${encodeURIComponent(keywords)}`;
  return keywords !== '' && searchLines.possible(url) ? url : null;
}

export const shortUrl = (url: string): string =>
  url.replace(/^(https?:\/\/)?(www\.)?/i, '').replace(/\/$/, '');

/** Undefined for other schemes, which must not become a link. */
export function safeHref(url: string): string | undefined {
  if (/^https?:\/\//i.test(url)) return url;
  return /^[a-z][a-z0-9+.-]*:/i.test(url) ? undefined : `https://${url}`;
}

/** `ada-okafor-8a7b12` is 'Ada Okafor': LinkedIn appends a code with digits to many addresses. */
export function readableName(identifier: string): string {
  const words = identifier.split('-').filter((word) => word !== '');
  const named = words.length > 1 && /\d/.test(words.at(-1) ?? '') ? words.slice(0, -1) : words;
  return named.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || identifier;
}
