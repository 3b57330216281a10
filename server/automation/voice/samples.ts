import { hash } from 'node:crypto';
import { linkIn, mentionIn } from '../rules/commentPatterns.ts';
import { withoutOrders } from '../rules/topicOverlap.ts';
import { wordsOf } from '../rules/words.ts';
import { asData } from '../writing/instructions.ts';
import { measuresOf } from './habits.ts';
import { voiceLimits } from './limits.ts';

/** Why a text is no sample. `orders`: it gives a model orders, as prompt injections do. */
export const unusableReasons = ['too_short', 'too_long', 'link', 'mention', 'orders'] as const;
export type Unusable = (typeof unusableReasons)[number];

/** `id`: equal for texts that differ only in case, accents or punctuation. */
export type Sample = { id: string; text: string };

/** Cleans a text as posts are cleaned. Links and mentions name other people, and no comment may have one. */
export function cleanSample(raw: string): Sample | { unusable: Unusable } {
  const text = asData(raw).replace(/\s+/g, ' ');
  const length = [...text].length;
  if (length < voiceLimits.shortest) return { unusable: 'too_short' };
  if (length > voiceLimits.longest) return { unusable: 'too_long' };
  if (linkIn(text) !== null) return { unusable: 'link' };
  if (mentionIn(text) !== null) return { unusable: 'mention' };
  return withoutOrders(text) === text ? { id: sampleId(text), text } : { unusable: 'orders' };
}

/** 24 hex digits of a SHA-256. */
export const sampleId = (text: string): string => hash('sha256', wordsOf(text).join(' '), 'hex').slice(0, 24);

/**
 * Chooses samples that together measure as all usable texts do: one by one, the text that brings the mean of
 * all measures closest to that of the whole. Pure.
 * @param raw newest first; @param taken ids of samples that are not to be chosen
 * @returns without duplicates, newest first
 */
export function chooseSamples(
  raw: readonly string[],
  taken: ReadonlySet<string> = new Set(),
  most = voiceLimits.samples,
): Sample[] {
  const usable = new Map<string, Sample>();
  for (const text of raw) {
    const clean = cleanSample(text);
    if ('unusable' in clean) continue;
    if (!taken.has(clean.id) && !usable.has(clean.id)) usable.set(clean.id, clean);
  }
  const samples = [...usable.values()];
  if (samples.length <= most) return samples;
  const measures = measuresOf(samples.map(({ text }) => text));
  const width = measures[0]?.length ?? 0;
  const mean = Array.from({ length: width }, (_, at) => sumOf(measures, at) / samples.length);
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
  return samples.filter((_, index) => chosen.has(index));
}

const sumOf = (rows: readonly number[][], at: number): number =>
  rows.reduce((sum, row) => sum + (row[at] ?? 0), 0);
