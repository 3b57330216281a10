import { linkIn, mentionIn } from '../rules/commentPatterns.ts';
import { withoutOrders } from '../rules/topicOverlap.ts';
import { wordsOf } from '../rules/words.ts';
import { asData } from '../writing/instructions.ts';
import { measuresOf } from './habits.ts';
import { voiceLimits } from './limits.ts';

/** Why a text is no sample. `orders`: it gives a model orders, as prompt injections do. */
export const unusableReasons = ['too_short', 'too_long', 'link', 'mention', 'orders'] as const;
export type Unusable = (typeof unusableReasons)[number];

/** Cleans a text as posts are cleaned. Links and mentions name other people, and no comment may have one. */
export function cleanSample(raw: string): { text: string } | { unusable: Unusable } {
  const text = asData(raw).replace(/\s+/g, ' ');
  const length = [...text].length;
  if (length < voiceLimits.shortest) return { unusable: 'too_short' };
  if (length > voiceLimits.longest) return { unusable: 'too_long' };
  if (linkIn(text) !== null) return { unusable: 'link' };
  if (mentionIn(text) !== null) return { unusable: 'mention' };
  return withoutOrders(text) === text ? { text } : { unusable: 'orders' };
}

/** Equal for texts that differ only in case, accents or punctuation. */
export const sampleKey = (text: string): string => wordsOf(text).join(' ');

/**
 * Chooses samples that together measure as all usable texts do: one by one, the text that brings the mean of
 * all measures closest to that of the whole. Pure.
 * @param raw newest first; @param taken keys of samples that are not to be chosen
 * @returns cleaned texts without duplicates, newest first
 */
export function chooseSamples(
  raw: readonly string[],
  taken: ReadonlySet<string> = new Set(),
  most = voiceLimits.samples,
): string[] {
  const usable = new Map<string, string>();
  for (const text of raw) {
    const clean = cleanSample(text);
    if ('unusable' in clean) continue;
    const key = sampleKey(clean.text);
    if (key !== '' && !taken.has(key) && !usable.has(key)) usable.set(key, clean.text);
  }
  const texts = [...usable.values()];
  if (texts.length <= most) return texts;
  const measures = measuresOf(texts);
  const width = measures[0]?.length ?? 0;
  const mean = Array.from({ length: width }, (_, at) => sumOf(measures, at) / texts.length);
  const sum = mean.map(() => 0);
  const chosen = new Set<number>();
  while (chosen.size < most) {
    const count = chosen.size + 1;
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    for (const [index, own] of measures.entries()) {
      if (chosen.has(index)) continue;
      const off = mean.reduce(
        (total, part, at) => total + (((sum[at] ?? 0) + (own[at] ?? 0)) / count - part) ** 2,
        0,
      );
      if (off < least - 1e-12) [best, least] = [index, off];
    }
    chosen.add(best);
    for (const [at, value] of (measures[best] ?? []).entries()) sum[at] = (sum[at] ?? 0) + value;
  }
  return texts.filter((_, index) => chosen.has(index));
}

const sumOf = (rows: readonly number[][], at: number): number =>
  rows.reduce((sum, row) => sum + (row[at] ?? 0), 0);
