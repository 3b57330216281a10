import { repliesEnglish } from '../replies/texts/en.ts';
import { resultsEnglish } from '../results/texts/en.ts';
import type { Area } from './area.ts';

const english = { results: resultsEnglish, replies: repliesEnglish };

/** Loaded with the pages of results. */
export const results: Area<typeof english> = {
  english,
  de: () => import('./results.de.ts'),
  es: () => import('./results.es.ts'),
};
