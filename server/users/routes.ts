import type { Deps } from '../deps.ts';
import { createApi, operation } from '../http/api.ts';
import { requireRole } from '../http/auth.ts';
import { User } from './schemas.ts';
import { wireUser } from './wire.ts';

/** What a person may ask about themselves. */
export const userRoutes = (deps: Deps) =>
  createApi().openapi(
    operation(
      { method: 'get', path: '/api/me', tag: 'Users', summary: 'The person who calls', middleware: requireRole(deps, 'any') },
      200,
      User,
    ),
    async (c) => c.json(await wireUser(deps, c.get('actor').user), 200),
  );
