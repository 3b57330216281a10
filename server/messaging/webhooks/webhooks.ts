import type { AuditEntry } from '../../../db/history/audit.ts';
import { newId } from '../../../db/id.ts';
import {
  deleteEndpoint,
  type EndpointChanges,
  type EndpointRow,
  findEndpoint,
  insertEndpoint,
  updateEndpoint,
} from '../../../db/messaging/webhookEndpoints.ts';
import type { LoggedMessage } from '../../../db/messaging/webhookMessages.ts';
import { iso } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { AppError, invalid, notFound } from '../../errors.ts';
import type { Client } from '../../http/client.ts';
import type { Actor } from '../../identity/auth/authenticate.ts';
import { ownChange } from '../../identity/users/audit.ts';
import { readSentence } from '../../texts/stored.ts';
import { text } from '../../texts/text.ts';
import { objectionTo } from './post.ts';
import {
  listenUrl,
  messageId,
  mostWebhooks,
  type Webhook,
  type WebhookChange,
  type WebhookInput,
  type WebhookMessage,
  type WebhookWithSecret,
} from './schemas.ts';
import { earlierForMs, webhookSecrets } from './secrets.ts';

const isoOrNull = (at: number | null) => (at === null ? null : iso(at));

export const toWebhook = (row: EndpointRow): Webhook => ({
  id: row.id,
  url: row.url,
  events: row.types,
  enabled: row.disabledAt === null,
  disabledAt: isoOrNull(row.disabledAt),
  disabledWhy: row.disabledWhy,
  failingSince: isoOrNull(row.failingSince),
  createdAt: iso(row.createdAt),
});

export const toWebhookMessage = (row: LoggedMessage): WebhookMessage => ({
  id: messageId(row),
  webhookId: row.endpointId,
  url: row.url,
  type: row.type,
  state: row.dueAt !== null ? 'waiting' : row.deliveredAt !== null ? 'delivered' : 'failed',
  tries: row.tries,
  createdAt: iso(row.createdAt),
  triedAt: isoOrNull(row.triedAt),
  nextTryAt: isoOrNull(row.dueAt),
  status: row.status,
  fault: row.fault,
  faultText: readSentence(row.fault ?? '', row.faultText).text,
  body: row.body,
});

/** Empty for an invalid ID. */
export const publicIdOf = (id: string): string => /^msg_([\w-]{1,40})$/.exec(id)?.[1] ?? '';

/** A filter by wire IDs in the form of the database. */
export const withPublicIds = <Filter extends { id?: string[] | undefined }>({ id, ...filter }: Filter) => ({
  ...filter,
  publicIds: id?.map(publicIdOf),
});

/**
 * An address can be a secret, as at Slack and Zapier. Shows the host and, of a longer path, the last 4
 * characters.
 */
export function maskAddress(address: string): string {
  if (address === listenUrl) return address;
  const { protocol, host, pathname, search } = new URL(address);
  const rest = pathname + search;
  return `${protocol}//${host}/${rest.length > 5 ? `…${rest.slice(-4)}` : ''}`;
}

/**
 * No later answer contains the secret.
 * @throws {AppError} invalid_input for a forbidden address; conflict at ten webhooks
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
  const after = { url: maskAddress(url), events: types };
  const note = ownChange(actor.userId, 'webhook.create', client, now, { after });
  const endpoint = { id, userId: actor.userId, url, types, secret: sealed, createdAt: now };
  const kept = await insertEndpoint(db, endpoint, mostWebhooks, note);
  if (!kept) throw new AppError('conflict', text('webhooks.tooMany', { most: mostWebhooks }));
  return { ...toWebhook(kept), secret };
}

/** @throws {AppError} invalid_input */
export function refuseAddress({ config }: Pick<Deps, 'config'>, url: string): void {
  const objection = url === listenUrl ? null : objectionTo(url, config.webhooksToPrivate);
  if (objection) throw invalid('url', objection);
}

/** Whether a change sends a webhook's messages elsewhere. */
export async function asksToEdit(
  { actor, params, body }: { actor: Actor; params: { id: string }; body: WebhookChange },
  { db }: Pick<Deps, 'db'>,
): Promise<boolean> {
  if (body.url === undefined) return false;
  const known = await findEndpoint(db, params.id);
  return known?.userId === actor.userId && known.url !== body.url;
}

/**
 * Disabling cancels waiting messages; enabling starts anew.
 * @throws {AppError} not_found; invalid_input for a forbidden address
 */
export async function editWebhook(
  deps: Deps,
  actor: Actor,
  id: string,
  { url, events, enabled }: WebhookChange,
  client: Client,
): Promise<Webhook> {
  if (url !== undefined) refuseAddress(deps, url);
  const now = deps.clock.now();
  const onOrOff: EndpointChanges = enabled
    ? { disabledAt: null, disabledWhy: null, failingSince: null }
    : { disabledAt: now, disabledWhy: 'by_user' };
  const changes = {
    ...(url === undefined ? {} : { url, failingSince: null }),
    ...(events === undefined ? {} : { types: events }),
    ...(enabled === undefined ? {} : onOrOff),
  };
  const note = (before: EndpointRow, after: EndpointRow) => {
    const [old, current] = [before, after].map(audited);
    if (JSON.stringify(old) === JSON.stringify(current) && before.url === after.url) return null;
    return ownChange(actor.userId, 'webhook.edit', client, now, { webhook: id, before: old, after: current });
  };
  return toWebhook(await put(deps, actor, id, changes, note));
}

/** The earlier secret signs too for a day, so that no message is lost until the receiver has the new one. */
export async function rotateSecret(
  deps: Deps,
  actor: Actor,
  id: string,
  client: Client,
): Promise<WebhookWithSecret> {
  const now = deps.clock.now();
  const known = await findEndpoint(deps.db, id);
  if (known?.userId !== actor.userId) throw notFound('webhook');
  const { secret, sealed } = webhookSecrets(deps.config.authSecret).make(id);
  const { earlierSecret, earlierUntil, olderSecrets } = known;
  const earlier =
    earlierSecret === null || earlierUntil === null ? [] : [{ secret: earlierSecret, until: earlierUntil }];
  const changes = {
    secret: sealed,
    earlierSecret: known.secret,
    earlierUntil: now + earlierForMs,
    olderSecrets: [...(olderSecrets ?? []), ...earlier].filter(({ until }) => until > now),
  };
  const details = { webhook: id, secret: 'changed' };
  const note = () => ownChange(actor.userId, 'webhook.rotate', client, now, details);
  return { ...toWebhook(await put(deps, actor, id, changes, note)), secret };
}

/** @throws {AppError} not_found */
export async function removeWebhook(deps: Deps, actor: Actor, id: string, client: Client): Promise<void> {
  const note = ownChange(actor.userId, 'webhook.remove', client, deps.clock.now(), { webhook: id });
  if (!(await deleteEndpoint(deps.db, actor.userId, id, note))) throw notFound('webhook');
}

async function put(
  deps: Deps,
  actor: Actor,
  id: string,
  changes: EndpointChanges,
  note: (before: EndpointRow, after: EndpointRow) => AuditEntry | null,
): Promise<EndpointRow> {
  const changed = Object.keys(changes).length > 0;
  const row = changed
    ? await updateEndpoint(deps.db, actor.userId, id, changes, note)
    : await findEndpoint(deps.db, id);
  if (row?.userId !== actor.userId) throw notFound('webhook');
  return row;
}

const audited = ({ url, types, disabledAt }: EndpointRow) => ({
  url: maskAddress(url),
  events: types,
  enabled: disabledAt === null,
});
