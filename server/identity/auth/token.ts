import { createHmac, timingSafeEqual } from 'node:crypto';
import { SignJWT } from 'jose';
import type { SessionRow } from '../../../db/identity/sessions.ts';
import type { User } from '../users/schemas.ts';

const key = (secret: string) => new TextEncoder().encode(secret);
const header = { alg: 'HS256', typ: 'JWT' };
const ourHead = Buffer.from(JSON.stringify(header)).toString('base64url');

/**
 * `jti` is the session's ID, `viewing` marks an impersonation; `user` and `exp` are for the client. The row
 * ends a session earlier than its token if use prolongs it.
 */
export async function signToken(secret: string, session: SessionRow, user: User): Promise<string> {
  return new SignJWT({ user, ...(session.viewerSessionId === null ? {} : { viewing: true }) })
    .setProtectedHeader(header)
    .setJti(session.id)
    .setIssuedAt(seconds(session.createdAt))
    .setExpirationTime(seconds(session.prolongedUntil ?? session.expiresAt))
    .sign(key(secret));
}

type Claims = { jti: string; exp: number };
/** Caches verified tokens by signature. Claims never change, so later calls check only the expiry. */
const found = new WeakMap<object, Map<string, Claims & { token: string }>>();
const mostFound = 1000;

/** The session ID in a token that this server signed and that has not expired; else null. */
export function readToken(config: { authSecret: string }, token: string, now: number): string | null {
  const ours = found.get(config) ?? new Map<string, Claims & { token: string }>();
  // Shorter than the whole token, which the lookup would have to hash.
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

/** Not by the library: it verifies on another thread, which would delay every call. */
function readSigned(secret: string, token: string): Claims | null {
  const [head, claims, signature, ...rest] = token.split('.');
  // Accepts only our own header, so that a token can't choose its algorithm.
  if (head !== ourHead || !claims || !signature || rest.length) return null;
  if (!sameText(signature, createHmac('sha256', secret).update(`${head}.${claims}`).digest('base64url')))
    return null;
  const { jti, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Partial<Claims>;
  return jti !== undefined && exp !== undefined ? { jti, exp } : null;
}

/** Compares in constant time. */
export function sameText(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const seconds = (ms: number) => Math.floor(ms / 1000);
