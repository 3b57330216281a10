import { randomBytes } from 'node:crypto';
import { latestWebhookEvent } from '../../../db/operations/webhookEvents.ts';
import { neededEvents } from '../../billing/receiveEvent.ts';
import { say } from '../../texts/say.ts';
import type { Sentence } from '../../texts/sentence.ts';
import { callBack } from './callBack.ts';
import { type Check, FailedCheck } from './failedCheck.ts';

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
      say('doctor.signedNoticeAnswered', { url, status }),
      say('doctor.reverseProxyPassWebhooksServer'),
    );
  }
  const sent = await payments.eventsSentTo(url);
  if (sent) return requireAll(sent, payments.apiVersion);
  if (await latestWebhookEvent(db, 'payments', kind)) return say('doctor.signedNoticesComeThroughSome');
  throw new FailedCheck(
    say('doctor.signedNoticesComeThrough'),
    say('doctor.addEndpointStripesDashboard', { url }),
  );
};

type Sent = { apiVersion: string | null; kinds: string[] };

function requireAll({ apiVersion, kinds }: Sent, ours: string): Sentence {
  if (apiVersion !== null && apiVersion !== ours) {
    throw new FailedCheck(
      say('doctor.endpointPaymentsProviderApi', { one: apiVersion, other: ours }),
      say('doctor.addEndpointAnewStripes', { one: ours }),
    );
  }
  const missing = kinds.includes('*') ? [] : neededEvents.filter((kind) => !kinds.includes(kind));
  if (missing.length > 0) {
    throw new FailedCheck(
      say('doctor.endpointPaymentsProviderDoes', { quote: missing.join(', ') }),
      say('doctor.addTheseEventsEndpoint'),
    );
  }
  return say('doctor.paymentsProviderOurAddress');
}
