import reactAdmin from 'ra-language-english';
import { layoutEnglish as layout } from '../layout/texts/en.ts';
import type { Area, Texts } from './area.ts';

const english = { layout, ra: reactAdmin.ra as Texts };

/** Texts of both areas behind the sign-in: the frame, and react-admin's own words. */
export const appTexts: Area<typeof english> = {
  english,
  de: () => import('./app.de.ts'),
  es: () => import('./app.es.ts'),
};
