import { randomBytes } from 'node:crypto';
import { latestWebhookEvent } from '../../../db/operations/webhookEvents.ts';
import { neededEvents } from '../../billing/receiveEvent.ts';
import { within } from '../../clock.ts';
import type { Sentence } from '../../texts/sentence.ts';
import { text } from '../../texts/text.ts';
import { type Check, type DoctorNeeds, FailedCheck } from './failedCheck.ts';

/** Posts to our own public address as a provider would, and returns the status. */
export async function callBack(url: string, headers: Record<string, string>, body: string): Promise<number> {
  const post = (signal: AbortSignal) =>
    fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' });
  const answer = await within(15_000, post).catch((cause: unknown) => {
    throw new FailedCheck(text('doctor.unreachable', { url }), text('doctor.fixAddressForWebhooks'), cause);
  });
  await answer.body?.cancel();
  return answer.status;
}

/**
 * Sends an event to our own address before it registers the webhook. With the secret of another DATA_DIR,
 * it would otherwise replace a working webhook by one that the server rejects.
 */
export const checkNetworkWebhooks: Check = async (needs: DoctorNeeds) => {
  const { config, network } = needs;
  const url = `${config.publicUrl}/webhooks/network`;
  const body = JSON.stringify({ AccountStatus: { account_id: 'doctor', message: 'DOCTOR' } });
  const status = await callBack(
    url,
    { 'unipile-auth': config.webhookSecret, 'content-type': 'application/json' },
    body,
  );
  if (status !== 200) {
    throw new FailedCheck(
      text('doctor.webhookAnswered', { url, status }),
      text('doctor.proxyForwardWebhookHeaders'),
    );
  }
  const done = await network.ensureStatusWebhook(url, config.webhookSecret);
  if (!(await network.hasStatusWebhook(url, config.webhookSecret))) {
    throw new FailedCheck(
      text('doctor.networkWebhookMissing', { url }),
      text('doctor.deleteNetworkWebhooks'),
    );
  }
  return done === 'replaced' ? text('doctor.networkWebhookReplaced') : text('doctor.networkWebhookArrives');
};

const kind = 'chimein.doctor';

/** Sends a signed event through the public address, and checks that Stripe has that address too. */
export const checkPaymentsWebhooks: Check = async ({ config, db, clock, payments }) => {
  const url = `${config.publicUrl}/webhooks/stripe`;
  const now = clock.now();
  const id = `evt_doctor_${randomBytes(8).toString('hex')}`;
  const object = { object: 'doctor' };
  const body = JSON.stringify({
    id,
    object: 'event',
    type: kind,
    created: Math.floor(now / 1000),
    data: { object },
  });
  const status = await callBack(
    url,
    { 'stripe-signature': payments.signEvent(body, now), 'content-type': 'application/json' },
    body,
  );
  if (status !== 200) {
    throw new FailedCheck(
      text('doctor.signedEventAnswered', { url, status }),
      text('doctor.proxyForwardWebhookBody'),
    );
  }
  const sent = await payments.eventsSentTo(url);
  if (sent) return requireAll(sent, payments.apiVersion);
  if (await latestWebhookEvent(db, 'payments', kind)) return text('doctor.signedEventsArrive');
  throw new FailedCheck(text('doctor.signedEventsWithoutEndpoint'), text('doctor.addEndpoint', { url }));
};

type Sent = { apiVersion: string | null; kinds: string[] };

function requireAll({ apiVersion, kinds }: Sent, ours: string): Sentence {
  if (apiVersion !== null && apiVersion !== ours) {
    throw new FailedCheck(
      text('doctor.endpointApiVersion', { one: apiVersion, other: ours }),
      text('doctor.recreateEndpoint', { one: ours }),
    );
  }
  const missing = kinds.includes('*') ? [] : neededEvents.filter((kind) => !kinds.includes(kind));
  if (missing.length > 0) {
    throw new FailedCheck(
      text('doctor.endpointEventsMissing', { quote: missing.join(', ') }),
      text('doctor.addEvents'),
    );
  }
  return text('doctor.paymentsWebhookArrives');
}
