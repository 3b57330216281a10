import { resultsEnglish } from '../results/texts/en.ts';
import type { Area } from './area.ts';

const english = { results: resultsEnglish };

/** Loaded with the pages of results. */
export const results: Area<typeof english> = {
  english,
  de: () => import('./results.de.ts'),
  es: () => import('./results.es.ts'),
};
