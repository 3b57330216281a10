import { adminEnglish as admin, resourcesEnglish as resources } from '../admin/texts/en.ts';
import type { Area } from './area.ts';

const english = { admin, resources };

/** The texts of the area of admins. */
export const adminTexts: Area<typeof english> = {
  english,
  de: () => import('./admin.de.ts'),
  es: () => import('./admin.es.ts'),
};
