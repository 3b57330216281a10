import { adminGerman as admin } from '../admin/texts/de.ts';

export const texts = { admin };
