import { securityEnglish } from '../security/texts/en.ts';
import type { Area } from './area.ts';

const english = { security: securityEnglish };

/** 'Confirm it's you', the second step of a sign-in, and the confirmation of a sign-in of the command. */
export const security: Area<typeof english> = {
  english,
  de: () => import('./security.de.ts'),
  es: () => import('./security.es.ts'),
};
