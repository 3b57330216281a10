import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { createApi, operation, removal } from '../../http/api.ts';
import { requireRole, requireSession } from '../../http/auth.ts';
import { callerOf } from '../../http/caller.ts';
import { idempotent, onceBody } from '../../http/idempotency.ts';
import { contentRange, listQuery, parseList } from '../../http/list.ts';
import { createToken } from './createToken.ts';
import { listTokens } from './listTokens.ts';
import { revokeToken } from './revokeToken.ts';
import { CreatedToken, CreateTokenInput, PersonalToken, TokenFilter, tokenSorts } from './schemas.ts';

const tag = 'Personal access tokens';
const TokenId = z.object({ id: z.string().max(100) });

/** What a person's scripts sign in with. */
export const tokenRoutes = (deps: Deps) =>
  createApi()
    .openapi(
      operation(
        {
          method: 'get',
          path: '/api/tokens',
          tag,
          summary: 'List valid tokens without their secrets',
          request: { query: listQuery(tokenSorts, TokenFilter) },
          middleware: requireRole(deps, 'any'),
        },
        200,
        z.array(PersonalToken),
      ),
      async (c) => {
        const page = parseList(c.req.valid('query'), tokenSorts, TokenFilter);
        const { rows, total } = await listTokens(deps, c.get('actor'), page);
        c.header('Content-Range', contentRange('tokens', page, rows.length, total));
        return c.json(rows, 200);
      },
    )
    .openapi(
      operation(
        {
          method: 'post',
          path: '/api/tokens',
          tag,
          summary: 'Create a token; its secret is shown only once',
          request: onceBody(CreateTokenInput),
          refuses: [428, 429],
          middleware: [requireSession(deps, 'any'), idempotent(deps)],
        },
        201,
        CreatedToken,
      ),
      async (c) =>
        c.json(await createToken(deps, c.get('actor'), c.req.valid('json'), callerOf(c, deps.config)), 201),
    )
    .openapi(
      removal({
        method: 'delete',
        path: '/api/tokens/{id}',
        tag,
        summary: 'Revoke a token',
        request: { params: TokenId },
        refuses: [{ code: 'not_found', message: 'Token not found' }],
        middleware: requireRole(deps, 'any'),
      }),
      async (c) => {
        await revokeToken(deps, c.get('actor'), c.req.valid('param').id, callerOf(c, deps.config));
        return c.body(null, 204);
      },
    );
