import { resultsSpanish as results } from '../results/texts/es.ts';

export const texts = { results };
