import { securityGerman as security } from '../security/texts/de.ts';

export const texts = { security };
