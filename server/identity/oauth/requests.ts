import type { Client as Assistant, InteractionResults, Provider } from 'oidc-provider';
import { insertGrant } from '../../../db/identity/oauth.ts';
import type { Deps } from '../../deps.ts';
import { AppError, invalid } from '../../errors.ts';
import type { Client } from '../../http/client.ts';
import type { Connection } from '../../http/connection.ts';
import { text } from '../../texts/text.ts';
import type { SessionActor } from '../auth/authenticate.ts';
import { allows, type TokenScope, tokenScopes } from '../tokens/schemas.ts';
import { ownChange } from '../users/audit.ts';
import { hashOauthId } from './adapter.ts';
import { destinationOf, nameOf, publisherOf } from './clients.ts';
import { mcpResource } from './paths.ts';
import { grantMs } from './provider.ts';
import { type ApproveOauthInput, mostGrants, type OauthAnswer, type OauthRequest } from './schemas.ts';

type Pending = { assistant: Assistant; redirectUri: string; scopes: TokenScope[] };

/**
 * @param on has the cookie of the browser that began the request
 * @throws {AppError} forbidden, not_found for a request that is over, or that another browser began
 */
export async function readRequest(
  provider: Provider,
  on: Connection,
  actor: SessionActor,
  id: string,
): Promise<OauthRequest> {
  const { assistant, redirectUri, scopes } = await pending(provider, on, actor, id);
  return {
    id,
    name: nameOf(assistant),
    publisher: publisherOf(assistant),
    ...destinationOf(redirectUri),
    scopes,
  };
}

/**
 * Connects an assistant. It may do what `scope` allows.
 * @throws {AppError} forbidden, not_found; invalid_input for a scope that was not asked for; conflict at 50
 * assistants
 */
export async function approveRequest(
  deps: Pick<Deps, 'config' | 'db' | 'clock'>,
  provider: Provider,
  on: Connection,
  actor: SessionActor,
  id: string,
  { scope }: ApproveOauthInput,
  client: Client,
): Promise<OauthAnswer> {
  const { userId } = actor;
  const { assistant, redirectUri, scopes } = await pending(provider, on, actor, id);
  if (!scopes.includes(scope)) throw invalid('scope', text('oauth.scopeNotAsked'));
  const { clientId } = assistant;
  const grant = new provider.Grant({ accountId: userId, clientId });
  grant.addResourceScope(mcpResource(deps.config), scopes.filter((asked) => allows(scope, asked)).join(' '));
  const grantId = await grant.save();
  const now = deps.clock.now();
  const { redirectTo } = destinationOf(redirectUri);
  const clientName = nameOf(assistant);
  const after = { name: clientName, client: clientId, redirectTo, scope };
  const kept = await insertGrant(
    deps.db,
    {
      id: grantId,
      userId,
      clientId,
      clientName,
      redirectTo,
      scope,
      createdAt: now,
      expiresAt: now + grantMs,
    },
    {
      clientHash: hashOauthId(clientId),
      limit: mostGrants,
      noted: ownChange(userId, 'assistant.connect', client, now, { after }),
    },
  );
  if (!kept) throw new AppError('conflict', text('oauth.tooMany', { count: mostGrants }));
  return finish(provider, on, {
    login: { accountId: userId, remember: false },
    consent: { grantId },
  });
}

/** @throws {AppError} forbidden, not_found */
export async function denyRequest(
  provider: Provider,
  on: Connection,
  actor: SessionActor,
  id: string,
): Promise<OauthAnswer> {
  await pending(provider, on, actor, id);
  return finish(provider, on, { error: 'access_denied', error_description: 'The person refused' });
}

const finish = async (
  provider: Provider,
  { incoming, outgoing }: Connection,
  result: InteractionResults,
): Promise<OauthAnswer> => ({
  redirectTo: await provider.interactionResult(incoming, outgoing, result, {
    mergeWithLastSubmission: false,
  }),
});

async function pending(
  provider: Provider,
  { incoming, outgoing }: Connection,
  { role }: SessionActor,
  id: string,
): Promise<Pending> {
  if (role !== 'user') throw new AppError('forbidden', text('calls.roleForbidden'));
  const { errors } = await import('oidc-provider');
  const over = () => new AppError('not_found', text('oauth.requestOver'));
  try {
    const { uid, params, result } = await provider.interactionDetails(incoming, outgoing);
    const assistant = await provider.Client.find(String(params.client_id));
    if (uid !== id || !assistant || result) throw over();
    const asked = String(params.scope).split(' ');
    return {
      assistant,
      redirectUri: String(params.redirect_uri),
      scopes: tokenScopes.filter((scope) => asked.includes(scope)),
    };
  } catch (error) {
    if (error instanceof errors.OIDCProviderError) throw over();
    throw error;
  }
}
