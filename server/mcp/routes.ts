import type { Context, MiddlewareHandler } from 'hono';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import type { ApiEnv, createApi } from '../http/api.ts';
import { jsonBody, limitedBody } from '../http/body.ts';
import { inPlace } from '../http/inPlace.ts';
import { limited } from '../http/limited.ts';
import { attemptOf } from '../identity/auth/attempts.ts';
import { type Actor, authenticate } from '../identity/auth/authenticate.ts';
import { resourceMetadataUrl } from '../identity/oauth/paths.ts';
import { workspaceHeader } from '../identity/people/workspace.ts';
import { version } from '../operations/health/version.ts';
import { text } from '../texts/text.ts';
import { changeTokens } from './changeTokens.ts';
import { inProcessApi } from './inProcess.ts';

type App = Pick<ReturnType<typeof createApi>, 'use' | 'request'>;

/**
 * The Model Context Protocol at `/mcp`: Streamable HTTP without sessions, for an assistant that a person
 * connected, a personal access token, or the CLI's sign-in. The tools call the API's own routes in this
 * process.
 */
export function mountMcp(deps: Deps, app: App): void {
  app.use(
    '/mcp/*',
    requireOwnAddress(deps),
    requireToken(deps),
    limitedBody(deps),
    jsonBody,
    limited(deps, 'mcpCall'),
    inPlace(deps, (c) => authenticateCall(deps, c), 'mcp'),
    async (c) => {
      await countCall(deps, c.get('actor'));
      return serve(deps, app, c);
    },
  );
}

async function serve(deps: Deps, app: App, c: Context<ApiEnv>): Promise<Response> {
  const message: unknown = c.req.method === 'POST' ? await c.req.json() : undefined;
  // The SDK would run all calls of a batch in one tick. MCP has had no batches since 2025-06-18.
  if (Array.isArray(message)) throw new AppError('malformed_request', text('calls.batchRefused'));
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
  const env: ApiEnv['Bindings'] = { ...c.env, hasPlace: true, isConfirmed: true };
  const { userId, scope } = c.get('actor');
  const apiOf = (workspace = c.req.header(workspaceHeader)) =>
    inProcessApi(
      (path, init) => app.request(new URL(path, c.req.url).href, init, env),
      { ...headers, 'x-request-id': requestId, ...(workspace && { [workspaceHeader]: workspace }) },
      changeTokens(deps.config.authSecret, deps.clock.now, [userId, workspace ?? userId]),
      (err) => deps.log.error({ err, requestId, path: c.req.path }, 'A tool failed'),
    );
  // A subscription would never get anything, because each request has its own handler.
  const handler = createMcpHandler(() => createMcpServer(apiOf, version, scope), { maxSubscriptions: 0 });
  const answer = await handler.fetch(c.req.raw, { parsedBody: message });
  // Clients from before 2026 get an event stream that ends with the result, after the tool has run.
  const whole = answer.body && (await answer.arrayBuffer());
  const response = new Response(whole, answer);
  response.headers.set('cache-control', 'no-store');
  return response;
}

/** @throws {AppError} too_many_attempts */
async function countCall(deps: Deps, actor: Actor): Promise<void> {
  await attemptOf(deps, 'mcpCall', actor.via === 'token' ? actor.tokenId : actor.sessionId);
}

/** Against DNS rebinding: a page of another site must not reach a server in a private network. */
function requireOwnAddress({ config }: Pick<Deps, 'config'>): MiddlewareHandler {
  const own = new URL(config.publicUrl);
  const local = new Set([config.HOST, 'localhost', '127.0.0.1', '[::1]']);
  /** Pages of this machine that this server serves itself: on the port of the request. */
  const isLocal = (origin: string, { protocol, port }: URL) => {
    if (!URL.canParse(origin)) return false;
    const page = new URL(origin);
    return local.has(page.hostname) && page.protocol === protocol && page.port === port;
  };
  return async (c, next) => {
    const url = new URL(c.req.url);
    const origin = c.req.header('origin');
    const isOwnPage = origin === undefined || origin === own.origin || isLocal(origin, url);
    if (!isOwnPage || (url.hostname !== own.hostname && !local.has(url.hostname)))
      throw new AppError('forbidden', text('calls.otherOrigin'));
    await next();
  };
}

/**
 * MCP clients send the token as `Authorization: Bearer`.
 * @throws {AppError} not_signed_in, email_not_verified
 */
function requireToken(deps: Deps): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const bearer = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
    const token = bearer ?? c.req.header('x-auth-token') ?? '';
    c.req.raw.headers.set('x-auth-token', token);
    c.env.forMcp = true;
    try {
      await authenticateCall(deps, c);
      const actor = c.get('actor');
      // A browser's session belongs in the browser. That of the CLI carries `chimein mcp`.
      if (actor.via === 'session' && (bearer !== undefined || !actor.isCli))
        throw new AppError('not_signed_in', text('people.tokenInvalid'));
    } catch (error) {
      // Tells an assistant where its person can connect it (RFC 9728).
      if (error instanceof AppError && error.code === 'not_signed_in')
        c.header(
          'WWW-Authenticate',
          `Bearer ${token === '' ? '' : 'error="invalid_token", '}resource_metadata="${resourceMetadataUrl(deps.config)}"`,
        );
      throw error;
    }
    await next();
  };
}

async function authenticateCall(deps: Deps, c: Context<ApiEnv>): Promise<void> {
  c.set('actor', await authenticate(deps, c.req.header('x-auth-token') ?? '', true));
}
