import { homedir } from 'node:os';
import { createMask } from '../../redaction.ts';

/** Personal data with a recognizable form. Quotation marks contain people's words. */
const shapes: [RegExp, string][] = [
  [/\b[a-z][a-z0-9+.-]*:\/\/[^\s"'<>]+/gi, '[address]'],
  [/\burn:[\w:.-]+/gi, '[id]'],
  [/[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+/gu, '[e-mail]'],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, '[ip]'],
  [/(?<![\w:])(?:[0-9a-f]{0,4}:){2,7}[0-9a-f]{0,4}(?![\w:])/gi, '[ip]'],
  [/"[^"\n]*"|“[^”\n]*”|„[^“\n]*“|`[^`\n]*`|(?<!\w)'[^'\n]*'(?!\w)/g, '[quoted]'],
  [/\b(?=[\w-]*\d)[\w-]{20,}\b/g, '[id]'],
];

export type Scrub = ReturnType<typeof createScrub>;

/**
 * Removes personal data from texts. An ID becomes a number, the same throughout a bundle, or what `named`
 * returns.
 */
export function createScrub(secrets: readonly string[], named?: (id: string) => string) {
  const mask = createMask(secrets);
  const numbers = new Map<string, number>();
  return {
    alias(id: unknown): string | null {
      if (typeof id !== 'string' || id === '') return null;
      if (named) return named(id);
      const number = numbers.get(id) ?? numbers.size + 1;
      numbers.set(id, number);
      return `id-${number}`;
    },
    /** A sentence of ours or of a library, without quotations. */
    sentence(text: string): string {
      const known = [...numbers].reduce(
        (left, [id, number]) => left.replaceAll(id, `id-${number}`),
        mask(text),
      );
      return shapes
        .reduce((left, [shape, instead]) => left.replace(shape, instead), known)
        .replaceAll(homedir(), '~');
    },
    /** Only the codes in a foreign text: statuses, system error codes and snake_case. */
    codes: (text: string): string =>
      [
        ...mask(text).matchAll(
          /\b(?:[1-5]\d\d|[245]\.\d\.\d{1,2}|E[A-Z]{4,}|[a-z]+(?:_[a-z]+)+|[A-Z]+(?:_[A-Z]+)+)\b/g,
        ),
      ]
        .map(([code]) => code)
        .join(' '),
  };
}
