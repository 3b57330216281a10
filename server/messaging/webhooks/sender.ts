import { tell } from '../../../db/billingNotices.ts';
import { newId } from '../../../db/id.ts';
import type { Db } from '../../../db/open.ts';
import { transaction } from '../../../db/transaction.ts';
import { findUser } from '../../../db/users.ts';
import { disableEndpoint } from '../../../db/webhookEndpoints.ts';
import {
  type Addressed,
  claimMessage,
  claimMessages,
  findMessage,
  type MessageRow,
  nextMessageDueAt,
  recordDelivered,
  recordFailed,
  recordTestFailed,
} from '../../../db/webhookMessages.ts';
import type { Clock } from '../../clock.ts';
import type { Log } from '../../log.ts';
import { say } from '../../texts/say.ts';
import { storedText } from '../../texts/stored.ts';
import { webhookDisabledMail } from '../mail/templates.ts';
import { createPoster } from './post.ts';
import { messageId, testType } from './schemas.ts';
import type { WebhookSecrets } from './secrets.ts';

export type WebhookSender = ReturnType<typeof createWebhookSender>;

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
/** How long to wait after each failed try, as standard-webhooks recommends; after the last one a message is given up. */
const waits = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
];
export const mostTries = waits.length + 1;
/** An endpoint to which nothing has got through for so long is disabled. */
const disabledAfter = 5 * day;
const atOnce = 16;
const atOnceToOne = 2;
/** A server that has not settled a message by then has died over it. */
const lostAfter = minute;

type Options = {
  db: Db;
  clock: Clock;
  log: Log;
  secrets: WebhookSecrets;
  /** Also to addresses that are not of the public internet. */
  privateToo: boolean;
  settingsUrl: string;
  /** Has the mails sent that were queued. */
  deliverMails: () => void;
};

/** Works off the messages for customers' own servers: what an earlier run left, and what becomes due. Several servers share the work. */
export function createWebhookSender({
  db,
  clock,
  log,
  secrets,
  privateToo,
  settingsUrl,
  deliverMails,
}: Options) {
  const poster = createPoster({ privateToo });
  const inFlight = new Map<Promise<void>, string>();
  /** While messages are chosen, which nothing may come between. */
  let choosing: Promise<void> | null = null;
  let closed = false;
  let again = false;
  let round: Promise<void> | undefined;
  let cancelWake = () => {};

  /** Sends what is due, and resolves when each such message has been tried. A call during a round makes it look once more. */
  function deliverDue(): Promise<void> {
    again = true;
    round ??= work()
      .catch((err) => log.error({ err }, 'failed to read the webhook queue'))
      .finally(() => {
        round = undefined;
      });
    return round;
  }

  async function work(): Promise<void> {
    cancelWake();
    while (!closed && (again || inFlight.size > 0)) {
      again = false;
      if (!closed) {
        choosing = sendNext().finally(() => {
          choosing = null;
        });
        await choosing;
      }
      if (inFlight.size > 0 && !again) await Promise.race(inFlight.keys());
    }
    await Promise.all(inFlight.keys());
    const dueAt = closed ? null : await nextMessageDueAt(db);
    if (dueAt !== null) cancelWake = clock.wakeAt(dueAt, () => void deliverDue());
  }

  async function sendNext(): Promise<void> {
    for (const one of await next()) void track(one.endpoint.id, send(one));
  }

  /** Counts a message among those that are sent to its endpoint. */
  function track(endpointId: string, sent: Promise<void>): Promise<void> {
    const sending = sent.finally(() => {
      inFlight.delete(sending);
      again = true;
    });
    inFlight.set(sending, endpointId);
    return sending;
  }

  const isFull = (endpointId: string): boolean =>
    inFlight.size >= atOnce || [...inFlight.values()].filter((id) => id === endpointId).length >= atOnceToOne;

  async function next(): Promise<Addressed[]> {
    const limit = atOnce - inFlight.size;
    if (limit <= 0) return [];
    const now = clock.now();
    const counts = new Map<string, number>();
    for (const id of inFlight.values()) counts.set(id, (counts.get(id) ?? 0) + 1);
    // One that is slow keeps nobody else waiting.
    return claimMessages(db, {
      now,
      lostAt: now + lostAfter,
      busy: [...counts.keys()],
      each: atOnceToOne,
      limit,
    });
  }

  /** Sends a message, unless a round of the worker has taken it since it was read. */
  async function sendNow(read: MessageRow): Promise<void> {
    const now = clock.now();
    const one = await claimMessage(db, read, now, now + lostAfter);
    if (one) await send(one);
  }

  async function send(one: Addressed): Promise<void> {
    try {
      await attempt(one);
    } catch (err) {
      log.error({ err, message: one.message.id }, 'failed to record a webhook delivery');
    }
  }

  async function attempt({ message, endpoint }: Addressed): Promise<void> {
    const { status, fault: said } = await posted({ message, endpoint });
    const now = clock.now();
    if (said === null) return recordDelivered(db, message, status ?? 200, now);
    const fault = { fault: said.message, faultText: storedText(said) };
    if (message.type === testType) return recordTestFailed(db, message, { status, ...fault });
    const wait = waits[message.tries - 1];
    const dueAt = status === 410 || wait === undefined ? null : now + wait;
    const since = await recordFailed(db, message, { status, ...fault, dueAt }, now);
    if (status === 410) await disable(endpoint.id, 'gone', now);
    else if (now - since >= disabledAfter) await disable(endpoint.id, 'failing', now);
  }

  async function posted({ message, endpoint }: Addressed) {
    const now = clock.now();
    const id = messageId(message.id);
    let signature: string;
    try {
      signature = secrets.sign(endpoint, id, now, message.body);
    } catch (err) {
      log.error({ err, endpoint: endpoint.id }, 'failed to decrypt a webhook secret');
      return { status: null, fault: say('webhooks.secretCantReadAny') };
    }
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'ChimeIn-Webhooks/1',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now / second)),
      'webhook-signature': signature,
    };
    return poster.post(endpoint.url, headers, message.body);
  }

  /** Tells its owner, once. */
  async function disable(id: string, why: 'failing' | 'gone', now: number): Promise<void> {
    const isDisabled = await transaction(db, async (tx) => {
      const endpoint = await disableEndpoint(tx, id, why, now);
      const user = endpoint && (await findUser(tx, endpoint.userId));
      if (!user) return false;
      const { firstName, language, email: recipient } = user;
      const { host } = new URL(endpoint.url);
      const letter = webhookDisabledMail({ firstName, language, host, why, settingsUrl });
      const { kind, subject, text, html } = letter;
      const mail = { id: newId(now), kind, recipient, subject, text, html, createdAt: now };
      await tell(tx, user.id, { key: `webhook:${id}:${now}`, mail });
      return true;
    });
    if (!isDisabled) return;
    log.warn({ endpoint: id, why }, 'webhook disabled');
    deliverMails();
  }

  void deliverDue();
  return {
    deliverDue,
    /** Tries one message as soon as its endpoint takes another at the same time, whether or not it is due. */
    async deliverNow(id: number): Promise<void> {
      const message = await findMessage(db, id);
      if (!message) return;
      const { endpointId } = message;
      while (!closed && (choosing || isFull(endpointId))) await (choosing ?? Promise.race(inFlight.keys()));
      if (closed) return;
      await track(endpointId, sendNow(message));
      void deliverDue();
    },
    /** Finishes what is being sent; the rest waits for the next start. */
    async close(): Promise<void> {
      closed = true;
      cancelWake();
      await round;
      await Promise.all(inFlight.keys());
      cancelWake();
      await poster.close();
    },
  };
}
