import { type AuditEntry, userSubject } from '../../../db/history/audit.ts';
import {
  deleteEndpoint,
  type EndpointChanges,
  type EndpointRow,
  findEndpoint,
  updateEndpoint,
} from '../../../db/messaging/webhookEndpoints.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import type { Client } from '../../http/client.ts';
import type { Actor } from '../../identity/auth/authenticate.ts';
import { type Change, changeBy } from '../../identity/users/audit.ts';
import { refuseAddress } from './createWebhook.ts';
import { maskAddress } from './maskAddress.ts';
import type { Webhook, WebhookChange, WebhookWithSecret } from './schemas.ts';
import { earlierForMs, webhookSecrets } from './secrets.ts';
import { toWebhook } from './wire.ts';

/**
 * Changes the given fields. Disabling drops waiting messages; enabling starts anew.
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
  const change = changeBy(actor.userId, 'webhook.edit', client);
  return toWebhook(
    await put(deps, actor, id, changes, (before, after) => auditOf(change, now, before, after)),
  );
}

/** Makes a new secret. For a day messages are signed with the one before, too, so that none is lost while the receiver changes it. */
export async function rotateSecret(
  deps: Deps,
  actor: Actor,
  id: string,
  client: Client,
): Promise<WebhookWithSecret> {
  const now = deps.clock.now();
  const known = await findEndpoint(deps.db, id);
  if (known?.userId !== actor.userId) throw notFound('Webhook');
  const { secret, sealed } = webhookSecrets(deps.config.authSecret).make(id);
  const changes = { secret: sealed, earlierSecret: known.secret, earlierUntil: now + earlierForMs };
  const change = changeBy(actor.userId, 'webhook.rotate', client);
  const details = { webhook: id, secret: 'changed' };
  const note = () => ({ ...change, at: now, subject: userSubject(actor.userId), details });
  return { ...toWebhook(await put(deps, actor, id, changes, note)), secret };
}

/** @throws {AppError} not_found */
export async function removeWebhook(deps: Deps, actor: Actor, id: string, client: Client): Promise<void> {
  const change = changeBy(actor.userId, 'webhook.remove', client);
  const note = {
    ...change,
    at: deps.clock.now(),
    subject: userSubject(actor.userId),
    details: { webhook: id },
  };
  if (!(await deleteEndpoint(deps.db, actor.userId, id, note))) throw notFound('Webhook');
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
  if (row?.userId !== actor.userId) throw notFound('Webhook');
  return row;
}

const toldOf = ({ url, types, disabledAt }: EndpointRow): string =>
  JSON.stringify([url, types, disabledAt === null]);

/** The changed fields before and after; null if there are none. */
function auditOf(change: Change, at: number, before: EndpointRow, after: EndpointRow): AuditEntry | null {
  if (toldOf(before) === toldOf(after)) return null;
  const [was, is] = [before, after].map((row) => ({
    url: maskAddress(row.url),
    events: row.types,
    enabled: row.disabledAt === null,
  }));
  return {
    ...change,
    at,
    subject: userSubject(after.userId),
    details: { webhook: after.id, before: was, after: is },
  };
}
