import { adminSpanish as admin, resourcesSpanish as resources } from '../admin/texts/es.ts';

export const texts = { admin, resources };
