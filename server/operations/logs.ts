import { writeAudit } from '../../db/history/audit.ts';
import { newId } from '../../db/id.ts';
import {
  type DeadLetter as DeadRow,
  findJob,
  listDeadLetters as listDeadJobs,
  replayDeadLetter as replayRow,
} from '../../db/jobs/deadLetters.ts';
import { findMail, type LoggedMail, listMails as listMailRows, sendAgain } from '../../db/messaging/mails.ts';
import {
  findMessage,
  findMessageByPublicId,
  type LoggedMessage,
  listMessages,
} from '../../db/messaging/webhookMessages.ts';
import { findWebhookEvent, listWebhookEvents, type WebhookEvent } from '../../db/operations/webhookEvents.ts';
import { transaction } from '../../db/transaction.ts';
import { handleNetworkEvent } from '../accounts/connectAccount.ts';
import { handleBillingEvent } from '../billing/receiveEvent.ts';
import { iso } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { AppError, notFound } from '../errors.ts';
import type { Client } from '../http/client.ts';
import { wholeNumber, wirePage } from '../http/list.ts';
import type { Actor } from '../identity/auth/authenticate.ts';
import { auditEntry, changeBy } from '../identity/users/audit.ts';
import { replayMessage } from '../messaging/webhooks/messages.ts';
import { maskAddress, publicIdOf, toWebhookMessage, withPublicIds } from '../messaging/webhooks/webhooks.ts';
import { ProviderFault } from '../providers/fault.ts';
import { readSentence } from '../texts/stored.ts';
import { text } from '../texts/text.ts';
import type {
  DeadLetter,
  DeadLetterFilter,
  LogPage,
  MailFilter,
  ReceivedFilter,
  ReceivedWebhook,
  SentFilter,
  SentMail,
  SentWebhook,
} from './logSchemas.ts';

type Reads = Pick<Deps, 'db'>;

export const listDeadLetters = ({ db }: Reads, page: LogPage<DeadLetterFilter>) =>
  wirePage(listDeadJobs(db, page), toDeadLetter);
export const listMails = ({ db }: Reads, page: LogPage<MailFilter>) =>
  wirePage(listMailRows(db, page), toSentMail);
export const listSent = ({ db }: Reads, page: LogPage<SentFilter>) =>
  wirePage(listMessages(db, null, { ...page, filter: withPublicIds(page.filter) }), toSentWebhook);
export const listReceived = ({ db }: Reads, page: LogPage<ReceivedFilter>) =>
  wirePage(
    listWebhookEvents(db, { ...page, filter: { ...page.filter, id: page.filter.id?.flatMap(wholeNumber) } }),
    toReceivedWebhook,
  );

/**
 * Runs a dead letter again from its first attempt, and answers it afterwards. @throws {AppError} not_found
 */
export async function replayDeadLetter(
  deps: Deps,
  actor: Actor,
  id: string,
  client: Client,
): Promise<DeadLetter> {
  const [kind = '', key = ''] = id.split(/:(.*)/s);
  const known = await findJob(deps.db, kind, key);
  if (!known || known.deadAt === null) throw notFound('deadLetter');
  const now = deps.clock.now();
  const change = changeBy(actor.userId, 'job.replay', client);
  const note = { ...change, at: now, subject: 'server', details: { after: { job: id } } };
  if (!(await replayRow(deps.db, known.kind, key, now, note))) throw notFound('deadLetter');
  await deps.jobs.runNow(known.kind, key);
  const after = await findJob(deps.db, kind, key);
  return after ? toDeadLetter(after) : { ...toDeadLetter(known), state: 'done', fault: null };
}

function toDeadLetter({ kind, key, attempts, createdAt, deadAt, lastError, ...about }: DeadRow): DeadLetter {
  const { recipient, subject, url } = about;
  return {
    id: `${kind}:${key}`,
    kind,
    about: url !== null ? maskAddress(url) : recipient !== null ? `${recipient}: ${subject}` : key,
    state: deadAt === null ? 'waiting' : 'failed',
    tries: attempts,
    createdAt: iso(createdAt),
    failedAt: deadAt === null ? null : iso(deadAt),
    fault: lastError,
  };
}

/**
 * Sends a waiting e-mail at once, any other as a copy, and answers it afterwards.
 * @throws {AppError} not_found; conflict for one whose text was not kept
 */
export async function resendMail(deps: Deps, actor: Actor, id: string, client: Client): Promise<SentMail> {
  const known = await findMail(deps.db, id);
  if (!known) throw notFound('email');
  const now = deps.clock.now();
  const change = changeBy(actor.userId, 'mail.resend', client);
  const note = { ...change, at: now, subject: 'server', details: { after: { mail: id, kind: known.kind } } };
  const sent = await sendAgain(deps.db, id, newId(now), now, note);
  if (sent === undefined) throw new AppError('conflict', text('operations.mailTextNotKept'));
  await deps.jobs.runNow('mail', sent);
  return toSentMail((await findMail(deps.db, sent)) ?? known);
}

const toSentMail = ({
  id,
  kind,
  recipient,
  subject,
  tries,
  createdAt,
  sentAt,
  dueAt,
  fault,
  text,
}: LoggedMail): SentMail => ({
  id,
  kind,
  recipient,
  subject,
  state: dueAt !== null ? 'waiting' : sentAt === null ? 'failed' : 'sent',
  tries,
  createdAt: iso(createdAt),
  sentAt: sentAt === null ? null : iso(sentAt),
  nextTryAt: dueAt === null ? null : iso(dueAt),
  fault,
  again: text !== '',
});

/** Sends a message again. @throws {AppError} not_found; conflict for a disabled webhook */
export async function replaySent(deps: Deps, actor: Actor, id: string, client: Client): Promise<SentWebhook> {
  const known = await findMessageByPublicId(deps.db, publicIdOf(id));
  if (!known) throw notFound('message');
  await replayMessage(deps, null, id);
  const change = changeBy(actor.userId, 'webhook.replay', client);
  const after = { message: id, type: known.type };
  const entry = auditEntry(change, deps.clock.now(), known.userId, { after });
  await transaction(deps.db, (tx) => writeAudit(tx, entry));
  return toSentWebhook((await findMessage(deps.db, known.id)) ?? known);
}

function toSentWebhook(row: LoggedMessage): SentWebhook {
  const { body: _body, ...message } = toWebhookMessage(row);
  return { ...message, url: maskAddress(message.url), email: row.email };
}

/**
 * Handles a webhook event again with the provider's current data, so that an old event undoes nothing. If the
 * provider can't be asked, the event's row says so.
 * @throws {AppError} not_found
 */
export async function replayEvent(
  deps: Deps,
  actor: Actor,
  id: string,
  client: Client,
): Promise<ReceivedWebhook> {
  const [number = -1] = wholeNumber(id);
  const event = await findWebhookEvent(deps.db, number);
  if (!event) throw notFound('notice');
  const change = changeBy(actor.userId, 'notice.replay', client);
  const details = { after: { notice: id, provider: event.provider, kind: event.kind } };
  const at = deps.clock.now();
  await transaction(deps.db, (tx) => writeAudit(tx, { ...change, at, subject: 'server', details }));
  const handle = event.provider === 'payments' ? handleBillingEvent : handleNetworkEvent;
  await handle(deps, event).catch((fault: unknown) => {
    if (!(fault instanceof ProviderFault)) throw fault;
  });
  return toReceivedWebhook((await findWebhookEvent(deps.db, number)) ?? event);
}

function toReceivedWebhook({
  id,
  provider,
  kind,
  body,
  receivedAt,
  handledAt,
  outcome,
  fault,
  faultText,
}: WebhookEvent): ReceivedWebhook {
  const { customerId, accountId } = JSON.parse(body) as { customerId?: string | null; accountId?: string };
  const handled = handledAt === null ? 'waiting' : (outcome ?? 'done');
  return {
    id: String(id),
    provider,
    kind,
    about: customerId ?? accountId ?? null,
    state: fault === null ? handled : 'failed',
    createdAt: iso(receivedAt),
    handledAt: handledAt === null ? null : iso(handledAt),
    fault,
    faultText: readSentence(fault ?? '', faultText).text,
  };
}
