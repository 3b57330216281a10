import { randomInt } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { createSeal } from '../../http/seal.ts';

/** Without characters that look alike. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const howMany = 10;

/** With a hyphen in the middle. */
export function readableCode(length: number): string {
  const code = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${code.slice(0, length / 2)}-${code.slice(length / 2)}`;
}

const bare = (code: string) => code.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** @param subject the user's ID for a recovery code, or the request's ID for a code of the CLI */
export const hashReadable = ({ config }: Pick<Deps, 'config'>, subject: string, code: string): string =>
  createSeal(config.authSecret, 'recovery codes').hash(subject, bare(code));

export function newRecoveryCodes(
  deps: Pick<Deps, 'config'>,
  userId: string,
): { recoveryCodes: string[]; codeHashes: string[] } {
  const recoveryCodes = Array.from({ length: howMany }, () => readableCode(10));
  return { recoveryCodes, codeHashes: recoveryCodes.map((code) => hashReadable(deps, userId, code)) };
}
