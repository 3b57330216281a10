import { adminSpanish as admin } from '../admin/texts/es.ts';
import { userFieldsSpanish as fields } from '../admin/users/texts/es.ts';

export const texts = { admin, resources: { users: { fields } } };
