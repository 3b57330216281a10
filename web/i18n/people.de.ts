import { peopleGerman as people } from '../people/texts/de.ts';

export const texts = { people };
