import { randomBytes } from 'node:crypto';
import { latestReceipt } from '../../../db/webhookReceipts.ts';
import { neededNotices } from '../../billing/receiveNotice.ts';
import { Ailment, type Check } from './ailment.ts';
import { callBack } from './callBack.ts';

const kind = 'chimein.doctor';

/** Sends a signed notice through the public address, and looks whether the provider has that address too. */
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
    { 'stripe-signature': payments.signNotice(body, now), 'content-type': 'application/json' },
    body,
  );
  if (status !== 200) {
    throw new Ailment(
      `A signed notice to ${url} is answered with ${status}`,
      'Have the reverse proxy pass /webhooks/ on to this server with the body untouched and the header Stripe-Signature',
    );
  }
  const sent = await payments.noticesTo(url);
  if (sent) return requireAll(sent, payments.apiVersion);
  if (await latestReceipt(db, 'payments', kind))
    return 'Signed notices come through, and some have come from the provider';
  throw new Ailment(
    'Signed notices come through, but the provider does not send any here',
    `Add the endpoint ${url} in Stripe's dashboard (Developers, Webhooks) and set STRIPE_WEBHOOK_SECRET to its signing secret`,
  );
};

type Sent = { apiVersion: string | null; kinds: string[] };

function requireAll({ apiVersion, kinds }: Sent, ours: string): string {
  if (apiVersion !== null && apiVersion !== ours) {
    throw new Ailment(
      `The endpoint at the payments provider is of API version ${apiVersion}, and this server of ${ours}`,
      `Add the endpoint anew in Stripe's dashboard with API version ${ours}, and set STRIPE_WEBHOOK_SECRET to its signing secret`,
    );
  }
  const missing = kinds.includes('*') ? [] : neededNotices.filter((kind) => !kinds.includes(kind));
  if (missing.length > 0) {
    throw new Ailment(
      `The endpoint at the payments provider does not tell of ${missing.join(', ')}`,
      "Add these events to the endpoint in Stripe's dashboard (Developers, Webhooks)",
    );
  }
  return 'The payments provider has our address, and signed notices come through';
}
