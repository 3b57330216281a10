import type { HonoRequest } from 'hono';
import { personalTokenPrefix } from '../identity/auth/authenticate.ts';

const bearerOf = (req: HonoRequest): string | undefined =>
  /^Bearer +(\S+)$/i.exec(req.header('authorization') ?? '')?.[1];

/**
 * The token of a request: `x-auth-token`, or a personal one as `Authorization: Bearer`. A session's token
 * counts in its own header only, which no browser adds by itself.
 * @returns '' without one
 */
export function tokenOf(req: HonoRequest): string {
  const bearer = bearerOf(req);
  return req.header('x-auth-token') ?? (bearer?.startsWith(personalTokenPrefix) ? bearer : '');
}
