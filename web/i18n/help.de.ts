import { helpGerman as help } from '../help/texts/de.ts';

export const texts = { help };
