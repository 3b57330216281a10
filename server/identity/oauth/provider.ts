import { createPrivateKey, hkdfSync } from 'node:crypto';
import type { Configuration, JWK, KoaContextWithOIDC, Provider } from 'oidc-provider';
import { isGrantedTo } from '../../../db/identity/oauth.ts';
import { findUser } from '../../../db/identity/users.ts';
import type { Deps } from '../../deps.ts';
import { day, hour, minute, second } from '../../durations.ts';
import { tokenScopes } from '../tokens/schemas.ts';
import { adapterOf } from './adapter.ts';
import { createMetadataFetch, mostMetadataBytes } from './fetchMetadata.ts';
import { mcpResource, oauthPaths, requestPage } from './paths.ts';

/** Until a grant ends. It ends earlier if the assistant stays away for a refresh token's time. */
export const grantMs = 365 * day;
const inSeconds = (ms: number) => ms / second;

type Needs = Pick<Deps, 'config' | 'db' | 'clock' | 'log'>;

/**
 * The authorization server for assistants, with opaque tokens for `/mcp` alone. Loads its library at the
 * first use, because most servers have no assistants.
 */
export async function createProvider(deps: Needs): Promise<Provider> {
  const { config, db, log } = deps;
  const { Provider, errors, interactionPolicy } = await import('oidc-provider');
  const { Check, Prompt } = interactionPolicy;
  const resource = mcpResource(config);
  const fetchMetadata = createMetadataFetch({ privateToo: config.webhooksToPrivate });
  const derived = (name: string) => Buffer.from(hkdfSync('sha256', config.authSecret, '', name, 32));

  /** Asks the person each time, whatever they agreed to before. */
  const always = (name: 'login' | 'consent') =>
    new Prompt(
      { name, requestable: true },
      new Check(`${name}_each_time`, 'The person has to agree', ({ oidc }) => !oidc.result?.[name]),
    );

  const configuration: Configuration = {
    adapter: adapterOf(deps, () => {
      throw new errors.InvalidGrant('already used');
    }),
    routes: oauthPaths,
    cookies: {
      keys: [derived('oauth cookies').toString('base64url')],
      names: { session: 'oauth_session', interaction: 'oauth_request', resume: 'oauth_resume' },
      long: { httpOnly: true, sameSite: 'lax', signed: true, path: '/oauth' },
      // The calls of the consent page read it.
      short: { httpOnly: true, sameSite: 'lax', signed: true, path: '/api/oauth-requests' },
    },
    // Nothing is signed with it: there are no ID tokens. The library wants one.
    jwks: { keys: [signingKey(derived('oauth signing'))] },
    clientDefaults: {
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      id_token_signed_response_alg: 'EdDSA',
    },
    clientAuthMethods: ['none'],
    // Pages of other sites can't call `/mcp` either.
    clientBasedCORS: () => false,
    responseTypes: ['code'],
    scopes: [...tokenScopes],
    claims: { openid: ['sub'] },
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
      revocation: { enabled: true },
      registration: { enabled: true, issueRegistrationAccessToken: false },
      clientIdMetadataDocument: {
        enabled: true,
        ack: 'draft-02',
        // A stranger could make the server fetch by any token request.
        allowFetch: async (ctx: KoaContextWithOIDC | undefined, clientId: string) =>
          !['token', 'revocation'].includes(ctx?.oidc.route ?? '') || (await isGrantedTo(db, clientId)),
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => resource,
        useGrantedResource: () => true,
        getResourceServerInfo(_ctx, named) {
          if (named !== resource) throw new errors.InvalidTarget();
          return { scope: tokenScopes.join(' '), audience: resource, accessTokenFormat: 'opaque' };
        },
      },
    },
    extraClientMetadata: {
      properties: ['software_id'],
      // Allows https, apps' own schemes, and http on this machine alone. A `web` client could name any http.
      validator(_ctx, _key, _value, metadata) {
        metadata.application_type = 'native';
        // The library makes a secret for a client that does not say that it needs none.
        if (metadata.token_endpoint_auth_method === 'none') {
          delete metadata.client_secret;
          delete metadata.client_secret_expires_at;
        }
      },
    },
    fetch: (url) => fetchMetadata(String(url)),
    fetchResponseBodyLimits: { 'client_id metadata document': mostMetadataBytes },
    ttl: {
      AccessToken: inSeconds(hour),
      AuthorizationCode: inSeconds(minute),
      RefreshToken: inSeconds(30 * day),
      Grant: inSeconds(grantMs),
      Interaction: inSeconds(10 * minute),
      Session: inSeconds(10 * minute),
    },
    expiresWithSession: () => false,
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    loadExistingGrant: (ctx) => {
      const grantId = ctx.oidc.result?.consent?.grantId;
      return grantId ? ctx.oidc.provider.Grant.find(grantId) : undefined;
    },
    interactions: { policy: [always('login'), always('consent')], url: (_ctx, { uid }) => requestPage(uid) },
    async findAccount(_ctx, sub) {
      const user = await findUser(db, sub);
      if (user?.role !== 'user' || user.verifiedAt === null) return undefined;
      return { accountId: sub, claims: () => ({ sub }) };
    },
    renderError(ctx, out) {
      const isPage = ['authorization', 'resume'].includes(ctx.oidc?.route ?? '');
      if (!isPage) ctx.body = out;
      else {
        ctx.status = 303;
        ctx.redirect(`${requestPage()}?${new URLSearchParams({ error: out.error })}`);
      }
    },
  };

  const provider = new Provider(config.publicUrl, configuration);
  // The address comes from the configuration, not from the request: see `answerOfNode`.
  provider.proxy = true;
  provider.on('server_error', (_ctx, err) => log.error({ err }, 'the authorization server failed'));
  provider.use(async (ctx, next) => {
    if (ctx.path === oauthPaths.authorization) {
      const { scope = '', response_mode: mode = 'query' } = ctx.query;
      // Without a known scope, the person chooses among all.
      const known = String(scope)
        .split(' ')
        .filter((name) => (tokenScopes as readonly string[]).includes(name));
      ctx.query = { ...ctx.query, scope: (known.length > 0 ? known : tokenScopes).join(' ') };
      if (mode !== 'query') {
        ctx.status = 303;
        return ctx.redirect(`${requestPage()}?error=invalid_request`);
      }
    }
    await next();
    if (ctx.oidc?.route === 'discovery')
      ctx.body = {
        ...(ctx.body as object),
        scopes_supported: tokenScopes,
        response_modes_supported: ['query'],
      };
  });
  return provider;
}

/** The same Ed25519 key on every server with one AUTH_SECRET. @param seed 32 bytes */
function signingKey(seed: Buffer): JWK {
  const pkcs8 = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed]);
  const key = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' });
  return { ...key.export({ format: 'jwk' }), alg: 'EdDSA', use: 'sig' } as JWK;
}
