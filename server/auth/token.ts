import { errors, jwtVerify, SignJWT } from 'jose';
import type { SessionRow } from '../../db/auth.ts';
import { dateOf } from '../clock.ts';
import type { User } from '../users/schemas.ts';

const key = (secret: string) => new TextEncoder().encode(secret);
const algorithm = 'HS256';

/** The token of a session: claims `user` and `exp` for the client to read, `jti` for us to find the session by. */
export async function signToken(secret: string, session: SessionRow, user: User): Promise<string> {
  return new SignJWT({ user })
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setJti(session.id)
    .setIssuedAt(seconds(session.createdAt))
    .setExpirationTime(seconds(session.expiresAt))
    .sign(key(secret));
}

/** The session id in a token that we signed and that is not past its time; null for any other text. */
export async function readToken(secret: string, token: string, now: number): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(token, key(secret), {
      algorithms: [algorithm],
      currentDate: dateOf(now),
      requiredClaims: ['exp', 'jti'],
    });
    return payload.jti ?? null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

const seconds = (ms: number) => Math.floor(ms / 1000);
