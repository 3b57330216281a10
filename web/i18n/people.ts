import { peopleEnglish } from '../people/texts/en.ts';
import type { Area } from './area.ts';

const english = { people: peopleEnglish };

/** The page of an invitation, and the page of the people in a workspace. */
export const people: Area<typeof english> = {
  english,
  de: () => import('./people.de.ts'),
  es: () => import('./people.es.ts'),
};
