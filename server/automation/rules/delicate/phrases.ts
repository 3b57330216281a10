import { forAllLetters } from '../checks/patterns.ts';
import type { Phrases } from './words.ts';

const split = (phrases: Phrases): string[] =>
  phrases
    .split(/[,\n]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');

/** Up to four words within the same sentence. */
const gap = '[,;:–—]?\\s+(?:[^\\s.!?]+\\s+){0,4}';

const toSource = (phrase: string): string =>
  phrase
    .replace(/\((?!\?)/g, '(?:')
    .replaceAll('*', '\\w*')
    .replaceAll('_', '[^\\s.,!?]+')
    .replaceAll('#', '\\d+')
    .replaceAll('-', '[-–\\s]?')
    .replaceAll("'", "['’]?")
    .replaceAll(' … ', '…')
    .replaceAll(' ', '[,;:]?\\s+')
    .replaceAll('…', gap);

/**
 * Combines all phrases into one pattern.
 * @param endings what the last word of a phrase may end in besides: 'e|en'
 */
export function anyOf(
  phrases: Phrases,
  groups: Record<string, Phrases>,
  { flags = 'giu', endings = '' } = {},
): RegExp {
  const filled = phrases.replace(/\{(\w+)\}/g, (_, name: string) => {
    const group = groups[name];
    if (group === undefined) throw new Error(`No group of phrases is called ${name}`);
    return `(${split(group).join('|')})`;
  });
  const source = split(filled).map(toSource).join('|');
  const [pattern] = forAllLetters([new RegExp(`\\b(?:${source || '(?!)'})(?:${endings})?(?!\\w)`, flags)]);
  return pattern as RegExp;
}
