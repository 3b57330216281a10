import { createPasswords } from '../../server/identity/auth/passwords.ts';

/** Real hashes at a hundredth of the cost. */
export const quickPasswords = createPasswords({ memoryCost: 64, timeCost: 1 });
