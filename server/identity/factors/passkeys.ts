import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { PasskeyRow } from '../../../db/identity/factors.ts';
import type { UserRow } from '../../../db/identity/users.ts';
import { type Config, isLoopback } from '../../config.ts';
import type { NewCredential, PasskeyAnswer } from './schemas.ts';

type Needs = Pick<Config, 'publicUrl'>;

/** Browsers create no passkeys for an IP address: a loopback address becomes `localhost`. */
function relyingParty({ publicUrl }: Needs): { id: string; origins: string[] } {
  const url = new URL(publicUrl);
  if (!isLoopback(url.hostname)) return { id: url.hostname, origins: [url.origin] };
  const { origin } = url;
  url.hostname = 'localhost';
  return { id: 'localhost', origins: [origin, url.origin] };
}

/** EdDSA, ES256 and RS256. The library's own list makes Node warn about experimental algorithms. */
const supportedAlgorithmIDs = [-8, -7, -257];

const listed = (passkeys: PasskeyRow[]) =>
  passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports }));

export const askForPasskey = (config: Needs, passkeys: PasskeyRow[]) =>
  generateAuthenticationOptions({
    rpID: relyingParty(config).id,
    allowCredentials: listed(passkeys),
    // The password is the first factor, so the presence of the device is enough.
    userVerification: 'preferred',
  });

export const offerPasskey = (config: Needs, user: UserRow, passkeys: PasskeyRow[]) =>
  generateRegistrationOptions({
    rpName: 'Chime In',
    rpID: relyingParty(config).id,
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    userDisplayName: `${user.firstName} ${user.lastName}`,
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: listed(passkeys),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });

/** Null if the browser's answer is invalid. */
export async function readNewPasskey(
  config: Needs,
  response: NewCredential,
  expectedChallenge: string,
): Promise<Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter' | 'transports'> | null> {
  const { id, origins } = relyingParty(config);
  type Options = Parameters<typeof verifyRegistrationResponse>[0];
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: response as Options['response'],
      expectedChallenge,
      expectedOrigin: origins,
      expectedRPID: id,
      requireUserVerification: false,
      supportedAlgorithmIDs,
    });
    if (!registrationInfo) return null;
    const { credential } = registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: response.response.transports ?? [],
    };
  } catch {
    // The library throws for any invalid answer.
    return null;
  }
}

/** The new signature count of the passkey; null if the answer is invalid. */
export async function readSignature(
  config: Needs,
  response: PasskeyAnswer,
  passkey: PasskeyRow,
  expectedChallenge: string,
): Promise<number | null> {
  const { id, origins } = relyingParty(config);
  type Options = Parameters<typeof verifyAuthenticationResponse>[0];
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as Options['response'],
      expectedChallenge,
      expectedOrigin: origins,
      expectedRPID: id,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: false,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
