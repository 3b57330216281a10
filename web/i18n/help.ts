import { helpEnglish } from '../help/texts/en.ts';
import type { Area } from './area.ts';

const english = { help: helpEnglish };

/** The frame of the guide, and the titles of its pages: those are in docs/guide. */
export const help: Area<typeof english> = {
  english,
  de: () => import('./help.de.ts'),
  es: () => import('./help.es.ts'),
};
