import { repliesSpanish as replies } from '../replies/texts/es.ts';
import { resultsSpanish as results } from '../results/texts/es.ts';

export const texts = { results, replies };
