import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { noSuch } from '../../http/failures.ts';
import { routes } from '../../http/routes.ts';
import { CreatedToken, CreateTokenInput, PersonalToken, TokenFilter, tokenSorts } from './schemas.ts';
import { createToken, listTokens, revokeToken } from './tokens.ts';

export function tokenRoutes(deps: Deps) {
  const api = routes(deps, 'Personal access tokens');
  api.list(
    '/api/tokens',
    {
      role: 'any',
      summary: 'List valid tokens without their secrets',
      resource: 'tokens',
      sorts: tokenSorts,
      filter: TokenFilter,
      row: PersonalToken,
      one: { noun: 'token', summary: 'Get a token' },
    },
    ({ actor, page }) => listTokens(deps, actor, page),
  );
  api.post(
    '/api/tokens',
    {
      role: 'any',
      session: true,
      proof: {
        when: 'without `currentPassword`, or with a second factor',
        asks: ({ body }: { body: CreateTokenInput }) => body.currentPassword === undefined,
      },
      summary: 'Create a token; its secret is shown only once',
      body: CreateTokenInput,
      answer: CreatedToken,
      status: 201,
      once: 'secret',
      errors: [429],
    },
    ({ actor, body, client }) => createToken(deps, actor, body, client),
  );
  api.delete(
    '/api/tokens/{id}',
    {
      role: 'any',
      summary: 'Revoke a token',
      params: z.object({ id: z.string().max(100) }),
      errors: [noSuch('token')],
    },
    ({ actor, params, client }) => revokeToken(deps, actor, params.id, client),
  );
  return api.app;
}
