import { layoutGerman as layout } from '../layout/texts/de.ts';
import { reactAdminGerman as ra } from './reactAdmin.de.ts';

export const texts = { layout, ra };
