import { z } from 'zod';
import type { UserRow } from '../../../../db/users.ts';
import type { Deps } from '../../../deps.ts';
import { type createApi, operation } from '../../../http/api.ts';
import { requireRole } from '../../../http/auth.ts';
import { contentRange, listQuery, type Page, parseList } from '../../../http/list.ts';
import { UserId } from '../schemas.ts';
import { namedUser } from './readUser.ts';

type Listed<Row> = { rows: Row[]; total: number };

/** Mounts a list of what one user has, for admins: by the query that every list takes, answered by what answers the user. */
export function mountList<
  const Sorts extends readonly [string, ...string[]],
  Filter extends z.ZodObject,
  Row extends z.ZodType<object>,
>(
  api: ReturnType<typeof createApi>,
  deps: Deps,
  { name, what, sorts, Filter, Row }: { name: string; what: string; sorts: Sorts; Filter: Filter; Row: Row },
  list: (
    user: UserRow & { userId: string },
    page: Page<Sorts[number], z.infer<Filter>>,
  ) => Listed<z.infer<Row>> | Promise<Listed<z.infer<Row>>>,
): void {
  const route = operation(
    {
      method: 'get',
      path: `/api/admin/users/{id}/${name}`,
      tag: 'Admin',
      summary: `List a user's ${what}`,
      request: { params: UserId, query: listQuery(sorts, Filter) },
      middleware: requireRole(deps, 'admin'),
      refuses: [{ code: 'not_found', message: 'User not found' }],
    },
    200,
    z.array(Row),
  );
  api.openapi(route, async (c) => {
    const page = parseList(c.req.valid('query'), sorts, Filter);
    const { rows, total } = await list(await namedUser(deps, c.req.valid('param').id), page);
    c.header('Content-Range', contentRange(name, page, rows.length, total));
    return c.json(rows, 200) as never;
  });
}
