import { optOutSpanish as optOut } from '../optOut/texts/es.ts';

export const texts = { optOut };
