import { defaultSettings, limits } from '../../server/accounts/settings/limits.ts';
import type { Targeting } from '../../server/accounts/settings/schemas.ts';
import { type Language, localeOf } from '../i18n/languages.ts';

export interface Rules {
  choice: Targeting;
  review: boolean;
}

/** ISO 639-1 codes that the server can detect. */
const languages =
  'am ar az be bg bn ca cs da de el en es et eu fa fi fr gu he hi hr hu hy is it ja ka kn ko ku lo lt lv ml mr ms nl no or pa pl pt ro ru sk sl sq sr sv ta te th tl tr uk ur vi yo zh';

/** In the order of their names; with those that are set, whether the server can tell them or not. */
export function languageChoices(shown: Language, set: readonly string[]): { id: string; name: string }[] {
  const names = new Intl.DisplayNames(localeOf[shown], { type: 'language' });
  return [...new Set([...languages.split(' '), ...set])]
    .map((id) => ({ id, name: names.of(id) ?? id }))
    .sort((a, b) => a.name.localeCompare(b.name, localeOf[shown]));
}

export function languageNames(shown: Language, codes: readonly string[]): string {
  const names = new Intl.DisplayNames(localeOf[shown], { type: 'language' });
  return new Intl.ListFormat(localeOf[shown], { type: 'conjunction' }).format(
    codes.map((code) => names.of(code) ?? code),
  );
}

export const avoidedEntries = ({ avoidPeople, avoidCompanies, avoidWords }: Targeting): number =>
  avoidPeople.length + avoidCompanies.length + avoidWords.length;

export function isDefault({ choice, review }: Rules): boolean {
  const { choice: usual } = defaultSettings;
  return (
    review === defaultSettings.review &&
    avoidedEntries(choice) === 0 &&
    choice.languages.length === 0 &&
    choice.oldestPostDays === usual.oldestPostDays &&
    choice.sameAuthorDays === usual.sameAuthorDays
  );
}

const clampDays = (minimum: number, maximum: number) => (typed: string | number | null) => {
  const days = Math.trunc(Number(typed));
  return Number.isFinite(days) ? Math.min(Math.max(days, minimum), maximum) : minimum;
};
export const clampOldest = clampDays(1, limits.oldestPostDays);
export const clampSameAuthor = clampDays(0, limits.sameAuthorDays);

/** Entries as stored: trimmed, without empty ones and duplicates. */
export const tidyEntries = (entries: readonly string[]): string[] => [
  ...new Set(entries.map((entry) => entry.trim()).filter((entry) => entry !== '')),
];
