import { userSubject } from '../../../db/history/audit.ts';
import { newId } from '../../../db/id.ts';
import { insertEndpoint } from '../../../db/messaging/webhookEndpoints.ts';
import type { Deps } from '../../deps.ts';
import { AppError, invalid } from '../../errors.ts';
import type { Client } from '../../http/client.ts';
import type { Actor } from '../../identity/auth/authenticate.ts';
import { changeBy } from '../../identity/users/audit.ts';
import { say } from '../../texts/say.ts';
import { objectionTo } from './address.ts';
import { maskAddress } from './maskAddress.ts';
import { mostWebhooks, type WebhookInput, type WebhookWithSecret } from './schemas.ts';
import { webhookSecrets } from './secrets.ts';
import { toWebhook } from './wire.ts';

/**
 * Creates a webhook. Only this answer contains its secret.
 * @throws {AppError} invalid_input for a forbidden address; conflict at ten
 */
export async function createWebhook(
  deps: Deps,
  actor: Actor,
  { url, events: types }: WebhookInput,
  client: Client,
): Promise<WebhookWithSecret> {
  const { db, clock, config } = deps;
  refuseAddress(deps, url);
  const now = clock.now();
  const id = newId(now);
  const { secret, sealed } = webhookSecrets(config.authSecret).make(id);
  const change = changeBy(actor.userId, 'webhook.create', client);
  const note = {
    ...change,
    at: now,
    subject: userSubject(actor.userId),
    details: { after: { url: maskAddress(url), events: types } },
  };
  const endpoint = { id, userId: actor.userId, url, types, secret: sealed, createdAt: now };
  const kept = await insertEndpoint(db, endpoint, mostWebhooks, note);
  if (!kept) throw new AppError('conflict', say('webhooks.webhooksRemoveOneFirst', { most: mostWebhooks }));
  return { ...toWebhook(kept), secret };
}

/** @throws {AppError} invalid_input */
export function refuseAddress({ config }: Pick<Deps, 'config'>, url: string): void {
  const objection = objectionTo(url, config.webhooksToPrivate);
  if (objection) throw invalid('url', objection);
}
