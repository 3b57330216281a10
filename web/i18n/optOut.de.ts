import { optOutGerman as optOut } from '../optOut/texts/de.ts';

export const texts = { optOut };
