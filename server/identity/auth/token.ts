import { createHmac, timingSafeEqual } from 'node:crypto';
import { SignJWT } from 'jose';
import type { SessionRow } from '../../../db/identity/auth.ts';
import type { User } from '../users/schemas.ts';

const key = (secret: string) => new TextEncoder().encode(secret);
const header = { alg: 'HS256', typ: 'JWT' };
const ourHead = Buffer.from(JSON.stringify(header)).toString('base64url');

/** The token of a session: claims `user` and `exp` for the client, `jti` to find the session. `viewing` marks a support view. */
export async function signToken(secret: string, session: SessionRow, user: User): Promise<string> {
  return new SignJWT({ user, ...(session.viewerSessionId === null ? {} : { viewing: true }) })
    .setProtectedHeader(header)
    .setJti(session.id)
    .setIssuedAt(seconds(session.createdAt))
    .setExpirationTime(seconds(session.expiresAt))
    .sign(key(secret));
}

/** The claims that every call checks. */
type Claims = { jti: string; exp: number };
/**
 * The latest verified tokens by their signatures. A token's claims never change, so only its expiry is checked again.
 */
const found = new WeakMap<object, Map<string, Claims & { token: string }>>();
const mostFound = 1000;

/** The session id in a token that we signed and that is not past its time; null for any other text. */
export function readToken(config: { authSecret: string }, token: string, now: number): string | null {
  const ours = found.get(config) ?? new Map<string, Claims & { token: string }>();
  // A key is gone through each time, and a token is long.
  const key = token.slice(token.lastIndexOf('.'));
  let claims: Claims | null | undefined = ours.get(key);
  if (ours.get(key)?.token !== token) {
    claims = readSigned(config.authSecret, token);
    if (!claims) return null;
    if (ours.size >= mostFound) ours.clear();
    found.set(config, ours.set(key, { ...claims, token }));
  }
  return claims && claims.exp * 1000 > now ? claims.jti : null;
}

/** Checked here rather than by the library, which does it on another thread: every call would wait for that. */
function readSigned(secret: string, token: string): Claims | null {
  const [head, claims, signature, ...more] = token.split('.');
  // The header has one fixed form, so nobody can name another algorithm.
  if (head !== ourHead || !claims || !signature || more.length) return null;
  if (!same(signature, createHmac('sha256', secret).update(`${head}.${claims}`).digest('base64url')))
    return null;
  const { jti, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Partial<Claims>;
  return jti !== undefined && exp !== undefined ? { jti, exp } : null;
}

function same(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const seconds = (ms: number) => Math.floor(ms / 1000);
