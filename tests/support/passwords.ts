import { createPasswords } from '../../server/identity/auth/passwords.ts';

/** Hashes like those in earnest, made with a hundredth of the work: most tests sign somebody up, and few are about passwords. */
export const quickPasswords = createPasswords({ memoryCost: 64, timeCost: 1 });
