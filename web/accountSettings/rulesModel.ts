import { type Language, localeOf } from '../i18n/languages.ts';

/** ISO 639-1 codes that the server can detect. */
const languages =
  'am ar az be bg bn ca cs da de el en es et eu fa fi fr gu he hi hr hu hy is it ja ka kn ko ku lo lt lv ml mr ms nl no or pa pl pt ro ru sk sl sq sr sv ta te th tl tr uk ur vi yo zh';

const nameIn = (shown: Language) => {
  const names = new Intl.DisplayNames(localeOf[shown], { type: 'language' });
  return (code: string) => names.of(code) ?? code;
};

/** Sorted by name. Includes the codes that are set, even if the server can't detect them. */
export function languageChoices(shown: Language, set: readonly string[]): { id: string; name: string }[] {
  const name = nameIn(shown);
  return [...new Set([...languages.split(' '), ...set])]
    .map((id) => ({ id, name: name(id) }))
    .sort((a, b) => a.name.localeCompare(b.name, localeOf[shown]));
}

export const languageNames = (shown: Language, codes: readonly string[]): string =>
  new Intl.ListFormat(localeOf[shown], { type: 'conjunction' }).format(codes.map(nameIn(shown)));

/** Entries as stored: trimmed, without empty ones and duplicates. */
export const tidyEntries = (entries: readonly string[]): string[] => [
  ...new Set(entries.map((entry) => entry.trim()).filter((entry) => entry !== '')),
];
