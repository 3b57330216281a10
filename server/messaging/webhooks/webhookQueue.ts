import { queueBillingMail } from '../../../db/billing/billingMails.ts';
import { newId } from '../../../db/id.ts';
import { findUser } from '../../../db/identity/users.ts';
import { disableEndpoint } from '../../../db/messaging/webhookEndpoints.ts';
import {
  type Addressed,
  findAddressed,
  recordDelivered,
  recordFailed,
  recordTestFailed,
} from '../../../db/messaging/webhookMessages.ts';
import { afterCommit, transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { day, hour, minute, second } from '../../durations.ts';
import type { Job, Result, Task } from '../../jobs/jobs.ts';
import { storedText } from '../../texts/stored.ts';
import { text } from '../../texts/text.ts';
import { webhookDisabledMail } from '../mail/templates.ts';
import { createPoster } from './post.ts';
import { listenUrl, messageId, testType } from './schemas.ts';
import { webhookSecrets } from './secrets.ts';

/** As standard-webhooks recommends; after the last one a message is given up. */
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
/** Lengthens each wait at random, so that a server that was down doesn't get all messages at once. */
const jitter = 0.1;
/** Time without any delivery. */
const disabledAfter = 5 * day;

export function webhookTask({
  db,
  clock,
  log,
  config,
  random,
}: Pick<Deps, 'db' | 'clock' | 'log' | 'config' | 'random'>): {
  task: Task;
  close(): Promise<void>;
} {
  const poster = createPoster({ privateToo: config.webhooksToPrivate });
  const secrets = webhookSecrets(config.authSecret);
  const settingsUrl = `${config.publicUrl}/settings#webhooks`;

  async function handler(job: Job): Promise<Result> {
    const claim = { ...job, kind: 'webhook' as const };
    const found = await findAddressed(db, Number(job.key));
    if (!found || found.message.deliveredAt !== null) return { state: 'done' };
    const { message, endpoint } = found;
    if (endpoint.url === listenUrl)
      return { state: 'done', record: () => recordDelivered(db, claim, message, 200, clock.now()) };
    const { status, fault: sentence, retryAfterMs = 0 } = await posted(found);
    const now = clock.now();
    if (sentence === null)
      return { state: 'done', record: () => recordDelivered(db, claim, message, status ?? 200, now) };
    const fault = { status, fault: sentence.message, faultText: storedText(sentence) };
    if (message.type === testType)
      return { state: 'done', record: () => recordTestFailed(db, claim, message, fault, now) };
    const wait = waits[job.attempts - 1];
    const spread = Math.floor((wait ?? 0) * (1 + jitter * random()));
    const error = sentence.message;
    const outcome =
      status === 410 || wait === undefined
        ? ({ state: 'dead', at: now, error } as const)
        : ({ state: 'retry', runAt: now + Math.max(spread, Math.min(retryAfterMs, day)), error } as const);
    const record = async () => {
      const since = await recordFailed(db, claim, message, fault, outcome, now);
      if (status === 410) await disable(endpoint.id, 'gone', now);
      else if (now - since >= disabledAfter) await disable(endpoint.id, 'failing', now);
    };
    return { ...outcome, record };
  }

  async function posted({ message, endpoint }: Addressed) {
    const now = clock.now();
    const id = messageId(message);
    let signature: string;
    try {
      signature = secrets.sign(endpoint, id, now, message.body);
    } catch (err) {
      log.error({ err, endpoint: endpoint.id }, 'failed to decrypt a webhook secret');
      return { status: null, fault: text('webhooks.secretUnreadable') };
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

  /** Queues the e-mail to its owner in the same transaction. */
  async function disable(id: string, why: 'failing' | 'gone', now: number): Promise<void> {
    await transaction(db, async (tx) => {
      const endpoint = await disableEndpoint(tx, id, why, now);
      const user = endpoint && (await findUser(tx, endpoint.userId));
      if (!user) return;
      const { firstName, language, email: recipient } = user;
      const { host } = new URL(endpoint.url);
      const letter = webhookDisabledMail({ firstName, language, host, why, settingsUrl });
      const { kind, subject, text, html } = letter;
      const mail = { id: newId(now), kind, recipient, subject, text, html, createdAt: now };
      await queueBillingMail(tx, user.id, { key: `webhook:${id}:${now}`, mail });
      afterCommit(tx, () => log.warn({ endpoint: id, why }, 'webhook disabled'));
    });
  }

  // At most two at once per endpoint, so that a slow one delays no other.
  return { task: { handler, clock, concurrency: 16, perGroup: 2, waits }, close: () => poster.close() };
}
