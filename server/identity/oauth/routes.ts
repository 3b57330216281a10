import type { Provider } from 'oidc-provider';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { connectionOf } from '../../http/connection.ts';
import { failing, failingAt, noSuch } from '../../http/failures.ts';
import { routes } from '../../http/routes.ts';
import { listGrants, revokeGrant } from './grants.ts';
import { approveRequest, denyRequest, readRequest } from './requests.ts';
import {
  ApproveOauthInput,
  mostGrants,
  OauthAnswer,
  OauthGrant,
  OauthGrantFilter,
  OauthRequest,
  oauthGrantSorts,
} from './schemas.ts';

const id = z.object({ id: z.string().max(100) });
const over = failing('not_found', 'oauth.requestOver');
const byCookie = 'Not for admins. Needs the cookie that `GET /oauth/authorize` set in the same browser.';
/** In the own workspace, even while the person is in another one. Not for an admin who impersonates. */
const inSession = { role: 'any', session: true, owner: true } as const;

export function oauthRoutes(deps: Deps, load: () => Promise<Provider>) {
  const api = routes(deps, 'Assistants');
  api.get(
    '/api/oauth-requests/{id}',
    {
      ...inSession,
      summary: 'Read what an assistant asks for',
      description: byCookie,
      params: id,
      answer: OauthRequest,
      errors: [over],
    },
    async ({ actor, params, c }) => readRequest(await load(), connectionOf(c), actor, params.id),
  );
  api.post(
    '/api/oauth-requests/{id}/approve',
    {
      ...inSession,
      proof: true,
      summary: 'Connect the assistant that asks',
      description: byCookie,
      params: id,
      body: ApproveOauthInput,
      answer: OauthAnswer,
      errors: [
        over,
        failing('conflict', 'oauth.tooMany', { count: mostGrants }),
        failingAt('scope', 'invalid_input', 'oauth.scopeNotAsked'),
      ],
    },
    async ({ actor, params, body, client, c }) =>
      approveRequest(deps, await load(), connectionOf(c), actor, params.id, body, client),
  );
  api.post(
    '/api/oauth-requests/{id}/deny',
    {
      ...inSession,
      summary: 'Refuse the assistant that asks',
      description: byCookie,
      params: id,
      answer: OauthAnswer,
      errors: [over],
    },
    async ({ actor, params, c }) => denyRequest(await load(), connectionOf(c), actor, params.id),
  );
  api.list(
    '/api/oauth-grants',
    {
      role: 'any',
      summary: 'List connected assistants',
      resource: 'oauth-grants',
      sorts: oauthGrantSorts,
      filter: OauthGrantFilter,
      row: OauthGrant,
    },
    ({ actor, page }) => listGrants(deps, actor, page),
  );
  api.delete(
    '/api/oauth-grants/{id}',
    { role: 'any', summary: 'Disconnect an assistant', params: id, errors: [noSuch('assistant')] },
    ({ actor, params, client }) => revokeGrant(deps, actor, params.id, client),
  );
  return api.app;
}
