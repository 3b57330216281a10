import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { emailKey } from '../../../db/identity/users.ts';

export const newCode = (): string => randomInt(1_000_000).toString().padStart(6, '0');
export const newResetToken = (): string => randomBytes(32).toString('base64url');

/** A code is short, so its hash is keyed with a key outside the database, and bound to one address. */
export const hashCode = (authSecret: string, email: string, code: string): string =>
  keyed(authSecret, `code ${emailKey(email)} ${code}`);

export const hashResetToken = (authSecret: string, token: string): string =>
  keyed(authSecret, `reset ${token}`);

/** Whether two hashes are the same, in a time that does not tell where they differ. */
export const sameHash = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

const keyed = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('base64url');
