import { helpSpanish as help } from '../help/texts/es.ts';

export const texts = { help };
