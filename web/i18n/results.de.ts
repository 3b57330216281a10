import { resultsGerman as results } from '../results/texts/de.ts';

export const texts = { results };
