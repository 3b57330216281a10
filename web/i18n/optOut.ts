import { optOutEnglish } from '../optOut/texts/en.ts';
import type { Area } from './area.ts';

const english = { optOut: optOutEnglish };

/** The page for authors who want no comments. */
export const optOut: Area<typeof english> = {
  english,
  de: () => import('./optOut.de.ts'),
  es: () => import('./optOut.es.ts'),
};
