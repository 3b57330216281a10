import { holds, readWords } from '../rules/checks/contentWords.ts';
import { languageOf } from '../rules/language.ts';
import { voiceLimits } from './limits.ts';

/**
 * The samples nearest to a post, nearest first, by the share of their stems; then samples in its language,
 * then the earlier in the list. Pure.
 */
export function nearestSamples(
  samples: readonly string[],
  post: string,
  most = voiceLimits.examples,
): string[] {
  const language = languageOf(post);
  const words = readWords(post, language);
  return samples
    .map((sample) => {
      const own = languageOf(sample);
      const { stems } = readWords(sample, own ?? language);
      const shared = [...stems].filter((stem) => holds(words, stem)).length;
      // Otherwise long samples would win by chance.
      return { sample, near: shared / Math.sqrt(Math.max(1, stems.size)), isSpoken: own === language };
    })
    .sort((a, b) => b.near - a.near || Number(b.isSpoken) - Number(a.isSpoken))
    .slice(0, most)
    .map(({ sample }) => sample);
}
