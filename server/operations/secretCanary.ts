import { randomBytes } from 'node:crypto';
import type { Db, Reader } from '../../db/open.ts';
import { keepSecretCanary, replaceSecretCanary, secretCanary } from '../../db/operations/installation.ts';
import { type Config, ConfigError } from '../config.ts';
import { createSeal } from '../http/seal.ts';

type Secret = Pick<Config, 'authSecret'>;
const place = 'installation';

/** A random value that only the secret of this installation opens. */
const canaryOf = ({ authSecret }: Secret) =>
  createSeal(authSecret, 'canary').seal(randomBytes(16).toString('base64url'), place);

function opens({ authSecret }: Secret, sealed: string): boolean {
  try {
    createSeal(authSecret, 'canary').open(sealed, place);
    return true;
  } catch {
    return false;
  }
}

/**
 * The first server keeps a canary in the database; the others must open it.
 * @throws {ConfigError} with another AUTH_SECRET, with which sessions would end and sealed data would be lost
 */
export async function refuseOtherSecret(db: Db, config: Secret): Promise<void> {
  if (opens(config, await keepSecretCanary(db, canaryOf(config)))) return;
  throw new ConfigError(
    'AUTH_SECRET: is not the secret of this database. Set it, or the file auth-secret in DATA_DIR, to the value of the server that made the database; to go on with another one, run: npm run change-secret',
  );
}

/** True without a canary, as in a backup of an earlier version. */
export async function secretFits(db: Reader, config: Secret): Promise<boolean> {
  const sealed = await secretCanary(db);
  return sealed === undefined || opens(config, sealed);
}

export const adoptSecret = (db: Db, config: Secret): Promise<void> =>
  replaceSecretCanary(db, canaryOf(config));
