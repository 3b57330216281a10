import { adminSpanish as admin } from '../admin/texts/es.ts';

export const texts = { admin };
