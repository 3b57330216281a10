import { Secret, TOTP } from 'otpauth';
import type { TotpRow } from '../../../db/identity/factors.ts';
import type { Deps } from '../../deps.ts';
import { createSeal } from '../../http/seal.ts';

const periodMs = 30_000;
/** Accepted steps before and after the current one, for clocks that differ. */
const window = 1;

type Needs = Pick<Deps, 'config' | 'clock'>;
const sealOf = ({ config }: Needs) => createSeal(config.authSecret, 'one-time codes');

const totpOf = (secret: Secret, label = '') =>
  new TOTP({ issuer: 'Chime In', label, algorithm: 'SHA1', digits: 6, period: periodMs / 1000, secret });

export function newTotpSecret(deps: Needs, user: { id: string; email: string }) {
  const secret = new Secret({ size: 20 });
  return {
    secret: secret.base32,
    uri: totpOf(secret, user.email).toString(),
    sealed: sealOf(deps).seal(secret.base32, user.id),
  };
}

/** The 30-second step of a code; null if no accepted step has it, and after a change of AUTH_SECRET. */
export function stepOf(deps: Needs, row: TotpRow, code: string): number | null {
  const now = deps.clock.now();
  const secret = opened(deps, row);
  const token = code.replace(/\s/g, '');
  if (secret === null || !/^\d{6}$/.test(token)) return null;
  const delta = totpOf(Secret.fromBase32(secret)).validate({ token, timestamp: now, window });
  return delta === null ? null : Math.floor(now / periodMs) + delta;
}

function opened(deps: Needs, { sealed, userId }: TotpRow): string | null {
  try {
    return sealOf(deps).open(sealed, userId);
  } catch {
    return null;
  }
}
