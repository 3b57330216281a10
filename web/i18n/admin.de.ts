import { adminGerman as admin } from '../admin/texts/de.ts';
import { userFieldsGerman as fields } from '../admin/users/texts/de.ts';

export const texts = { admin, resources: { users: { fields } } };
