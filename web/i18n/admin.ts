import { adminEnglish as admin } from '../admin/texts/en.ts';
import { userFieldsEnglish as fields } from '../admin/users/texts/en.ts';
import type { Area } from './area.ts';

const english = { admin, resources: { users: { fields } } };

/** The texts of the area of admins. */
export const adminTexts: Area<typeof english> = {
  english,
  de: () => import('./admin.de.ts'),
  es: () => import('./admin.es.ts'),
};
