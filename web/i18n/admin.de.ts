import { adminGerman as admin, resourcesGerman as resources } from '../admin/texts/de.ts';

export const texts = { admin, resources };
