import type { Context, MiddlewareHandler } from 'hono';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import type { ApiEnv, createApi } from '../http/api.ts';
import { jsonBody, limitedBody } from '../http/body.ts';
import { authenticate, personalTokenPrefix } from '../identity/auth/authenticate.ts';
import { version } from '../operations/health/version.ts';
import { say } from '../texts/say.ts';
import { inProcessApi } from './inProcess.ts';

type App = Pick<ReturnType<typeof createApi>, 'use' | 'request'>;

/**
 * The Model Context Protocol at `/mcp`: Streamable HTTP without sessions, for a personal access token. The
 * tools call the API's own routes in this process.
 */
export function mountMcp(deps: Deps, app: App): void {
  app.use('/mcp/*', requireOwnAddress(deps), requirePersonalToken(deps), limitedBody(deps), jsonBody, (c) =>
    serve(deps, app, c),
  );
}

async function serve(deps: Deps, app: App, c: Context<ApiEnv>): Promise<Response> {
  // The SDK takes 0.2 s and 15 MB to load, and most servers have no agents.
  const { createMcpHandler } = await import('@modelcontextprotocol/server');
  const { createMcpServer } = await import('./tools/mcpServer.ts');
  const { TRUST_PROXY } = deps.config;
  const passedOn = ['x-auth-token', 'user-agent', ...(TRUST_PROXY ? [TRUST_PROXY] : [])];
  const headers = Object.fromEntries(
    passedOn.flatMap((name) => {
      const value = c.req.header(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const requestId = c.get('requestId');
  const api = inProcessApi(
    (path, init) => app.request(new URL(path, c.req.url).href, init, c.env),
    { ...headers, 'x-request-id': requestId },
    (err) => deps.log.error({ err, requestId, path: c.req.path }, 'A tool failed'),
  );
  const handler = createMcpHandler(() => createMcpServer(api, version));
  const parsedBody = c.req.method === 'POST' ? await c.req.json() : undefined;
  const answer = await handler.fetch(c.req.raw, { parsedBody });
  answer.headers.set('cache-control', 'no-store');
  return answer;
}

/** Against DNS rebinding: a page of another site must not reach a server in a private network. */
function requireOwnAddress({ config }: Pick<Deps, 'config'>): MiddlewareHandler {
  const own = new URL(config.publicUrl);
  const hosts = new Set([own.hostname, config.HOST, 'localhost', '127.0.0.1', '[::1]']);
  return async (c, next) => {
    const origin = c.req.header('origin');
    if ((origin !== undefined && origin !== own.origin) || !hosts.has(new URL(c.req.url).hostname))
      throw new AppError('forbidden', say('calls.otherOrigin'));
    await next();
  };
}

/**
 * MCP clients send a token as `Authorization: Bearer`. @throws {AppError} not_signed_in, email_not_verified
 */
function requirePersonalToken(deps: Deps): MiddlewareHandler {
  return async (c, next) => {
    const bearer = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
    const token = bearer ?? c.req.header('x-auth-token') ?? '';
    c.req.raw.headers.set('x-auth-token', token);
    try {
      if (token !== '' && !token.startsWith(personalTokenPrefix))
        throw new AppError('not_signed_in', say('people.tokenDoesNotWork'));
      await authenticate(deps, token);
    } catch (error) {
      // Required for a 401 (RFC 9110, 15.5.2).
      if (error instanceof AppError && error.code === 'not_signed_in') c.header('WWW-Authenticate', 'Bearer');
      throw error;
    }
    await next();
  };
}
