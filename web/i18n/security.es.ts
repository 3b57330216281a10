import { securitySpanish as security } from '../security/texts/es.ts';

export const texts = { security };
