import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { createApi, operation } from '../http/api.ts';
import { requireRole } from '../http/auth.ts';
import { contentRange, parseList } from '../http/list.ts';
import { ListQuery } from '../http/schemas.ts';
import { User } from '../users/schemas.ts';
import { listUsers } from './listUsers.ts';
import { UserFilter, userSorts } from './schemas.ts';

/** What only an admin may do. */
export const adminRoutes = (deps: Deps) =>
  createApi().openapi(
    operation(
      {
        method: 'get',
        path: '/api/admin/users',
        tag: 'Admin',
        summary: 'Users, newest first unless asked otherwise',
        request: { query: ListQuery },
        middleware: requireRole(deps, 'admin'),
      },
      200,
      z.array(User),
    ),
    async (c) => {
      const page = parseList(c.req.valid('query'), userSorts, UserFilter);
      const { rows, total } = await listUsers(deps, page);
      contentRange(c, 'users', page, rows.length, total);
      return c.json(rows, 200);
    },
  );
