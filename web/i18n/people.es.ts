import { peopleSpanish as people } from '../people/texts/es.ts';

export const texts = { people };
