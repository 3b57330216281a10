import type { MiddlewareHandler } from 'hono';
import type { Provider } from 'oidc-provider';
import type { Deps } from '../../../deps.ts';
import { answerOfNode } from '../../../http/answerOfNode.ts';
import type { ApiEnv, createApi } from '../../../http/api.ts';
import { refuseNul } from '../../../http/body.ts';
import type { AddressBudget } from '../../../http/budgets.ts';
import { countCall, limited } from '../../../http/limited.ts';
import { tokenScopes } from '../../tokens/schemas.ts';
import { mcpResource, oauthPaths, resourcePaths } from '../paths.ts';

/** The endpoints of the authorization server, and the metadata by which assistants find it. */
export function mountOauth(
  deps: Deps,
  app: Pick<ReturnType<typeof createApi>, 'all'>,
  load: () => Promise<Provider>,
): void {
  const { config } = deps;
  const { authorization, token, registration, revocation, jwks } = oauthPaths;
  /** Not in the API's document: the bodies are those of OAuth. */
  const serve = (method: 'GET' | 'POST', path: string, ...handlers: MiddlewareHandler<ApiEnv>[]) =>
    app.all(path, allow(method), ...handlers);
  const pass: MiddlewareHandler<ApiEnv> = async (c) => answerOfNode(config, (await load()).callback(), c);
  const counted = (budget: AddressBudget): MiddlewareHandler<ApiEnv>[] => [
    limited(deps, budget),
    async (c, next) => {
      refuseNul(c);
      await countCall(deps, budget, c);
      await next();
    },
    pass,
  ];

  for (const path of resourcePaths)
    serve('GET', path, async (c) =>
      c.json({
        resource: mcpResource(config),
        authorization_servers: [config.publicUrl],
        scopes_supported: tokenScopes,
        bearer_methods_supported: ['header'],
        resource_name: 'Chime In',
      }),
    );
  serve('GET', '/.well-known/oauth-authorization-server', pass);
  serve('GET', authorization, ...counted('oauthRequestFrom'));
  serve('GET', `${authorization}/:id`, ...counted('oauthRequestFrom'));
  serve('POST', token, ...counted('oauthTokenFrom'));
  serve('POST', revocation, ...counted('oauthTokenFrom'));
  serve('POST', registration, ...counted('oauthRegistrationFrom'));
  serve('GET', jwks, pass);
  app.all('/oauth/*', (c) => c.notFound());
}

const allow =
  (method: 'GET' | 'POST'): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    const isAllowed = c.req.method === method || (c.req.method === 'HEAD' && method === 'GET');
    return isAllowed ? next() : c.notFound();
  };
