import { layoutSpanish as layout } from '../layout/texts/es.ts';
import { reactAdminSpanish as ra } from './reactAdmin.es.ts';

export const texts = { layout, ra };
