import { repliesGerman as replies } from '../replies/texts/de.ts';
import { resultsGerman as results } from '../results/texts/de.ts';

export const texts = { results, replies };
