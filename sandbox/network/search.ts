import { languages } from './text/compose.ts';
import type { FieldName, LanguageCode } from './text/types.ts';
import { fieldNames, languageCodes } from './text/types.ts';

/** `words` are lower case. Without any, the results depend on `key` only. */
export type SearchQuery = {
  category: 'posts' | 'people' | 'companies' | 'all';
  key: string;
  phrase: string;
  words: string[];
  byDate: boolean;
  /** How far back (ms), or null. */
  within: number | null;
};

const day = 86_400_000;
const spans: Record<string, number> = {
  'past-24h': day,
  'past-week': 7 * day,
  'past-month': 31 * day,
  past_day: day,
  past_week: 7 * day,
  past_month: 31 * day,
};
const noise = new Set([
  'and',
  'or',
  'not',
  'the',
  'a',
  'of',
  'for',
  'in',
  'und',
  'der',
  'die',
  'das',
  'de',
  'la',
  'el',
  'le',
  'les',
  'y',
  'et',
]);

const unquoted = (value: string | null) => (value ?? '').replace(/["“”«»[\]]/g, ' ').trim();

export const wordsOf = (text: string): string[] => text.toLocaleLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function phraseOf(keywords: string): string {
  const alternatives = unquoted(keywords)
    .replace(/[()#]/g, ' ')
    .replace(/\bNOT\s+\S+/g, ' ')
    .split(/\s+OR\s+|\s*\|\s*/);
  return (alternatives.find((part) => part.trim() !== '') ?? '')
    .replace(/\bAND\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80);
}

export function makeQuery(
  category: SearchQuery['category'],
  keywords: string,
  sort: string,
  date: string,
  rest = '',
): SearchQuery {
  const phrase = phraseOf(keywords);
  const words = [...new Set(wordsOf(phrase).filter((word) => !noise.has(word)))].slice(0, 8);
  return {
    category,
    key: `${words.join(' ')}${words.length === 0 ? `?${rest.slice(0, 300)}` : ''}`,
    phrase,
    words,
    byDate: sort.startsWith('date'),
    within: spans[date] ?? null,
  };
}

const categories: Record<string, SearchQuery['category']> = {
  content: 'posts',
  people: 'people',
  companies: 'companies',
  all: 'all',
};

/** Only the path and query count, on any host; null if it is not a search page. */
export function readSearchUrl(text: string): SearchQuery | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const page = url.pathname.toLowerCase().match(/\/search\/results\/(\w+)/)?.[1];
  const category = page === undefined ? undefined : categories[page];
  if (category === undefined) return null;
  const get = (name: string) => url.searchParams.get(name);
  return makeQuery(
    category,
    get('keywords') ?? '',
    unquoted(get('sortBy')),
    unquoted(get('datePosted')),
    url.search,
  );
}

const vocabulary = new Map<string, { language: LanguageCode; field: FieldName }>();
for (const language of [...languageCodes].reverse()) {
  for (const field of fieldNames) {
    const { topics, tags } = languages[language].fields[field];
    for (const word of wordsOf([...topics, ...tags].join(' '))) {
      if (word.length > 3 || language === 'en') vocabulary.set(word, { language, field });
    }
  }
}

export function placeWords(words: string[], seed: number): { language: LanguageCode; field: FieldName } {
  const known = words.map((word) => vocabulary.get(word)).find((entry) => entry !== undefined);
  if (known) return known;
  const text = words.join(' ');
  const language: LanguageCode = /[äöüß]/.test(text) ? 'de' : /[ñáíóú¿¡]/.test(text) ? 'es' : 'en';
  return { language, field: fieldNames[seed % fieldNames.length] as FieldName };
}
