import { componentsEnglish } from '../components/texts/en.ts';
import { publicEnglish } from '../public/texts/en.ts';
import type { Area } from './area.ts';

const english = { public: publicEnglish, components: componentsEnglish };

/** Texts that every page needs: the public pages and the shared components. */
export const publicTexts: Area<typeof english> = {
  english,
  de: () => import('./public.de.ts'),
  es: () => import('./public.es.ts'),
};
