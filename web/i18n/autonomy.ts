import { autonomyEnglish } from '../autonomy/texts/en.ts';
import type { Area } from './area.ts';

const english = { autonomy: autonomyEnglish };

/** Loaded with the page of sources that are posted without review. */
export const autonomy: Area<typeof english> = {
  english,
  de: () => import('./autonomy.de.ts'),
  es: () => import('./autonomy.es.ts'),
};
