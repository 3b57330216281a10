import { unsubscribeEnglish } from '../unsubscribe/texts/en.ts';
import type { Area } from './area.ts';

const english = { unsubscribe: unsubscribeEnglish };

/** The page behind the link in the daily digest. */
export const unsubscribe: Area<typeof english> = {
  english,
  de: () => import('./unsubscribe.de.ts'),
  es: () => import('./unsubscribe.es.ts'),
};
