import { userOfCustomer } from '../../db/billing/customers.ts';
import {
  markHandled,
  markUnhandled,
  saveWebhookEvent,
  unhandledWebhookEvents,
  type WebhookEvent,
} from '../../db/operations/webhookEvents.ts';
import type { Deps } from '../deps.ts';
import { minute } from '../durations.ts';
import { AppError, faultColumns } from '../errors.ts';
import { text } from '../texts/text.ts';
import { syncCustomer } from './syncCustomer.ts';

/** Events that change data of which we keep a copy. All others are stored and acknowledged. */
const telling = /^(customer\.(subscription\.|updated$|deleted$)|invoice\.|payment_method\.)/;

/** The events that the endpoint at Stripe must send to keep our copy current. */
export const neededEvents = [
  'customer.updated',
  'customer.deleted',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.finalized',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.voided',
  'invoice.marked_uncollectible',
  'payment_method.attached',
  'payment_method.detached',
  'payment_method.updated',
  'payment_method.automatically_updated',
];

/**
 * Verifies the signature over the raw body, stores the event once, and syncs its customer; the event's
 * content is ignored, so late, repeated and unordered events do no harm. A failed sync rejects the event, so
 * that Stripe sends it again.
 * @param onUnsigned called for a wrong or old signature
 * @throws {AppError} malformed_request for a wrong or old signature; a ProviderFault
 */
export async function receiveEvent(
  deps: Deps,
  rawBody: string,
  signature: string,
  onUnsigned: () => void,
): Promise<void> {
  const { db, clock, payments } = deps;
  const event = payments.readEvent(rawBody, signature, clock.now());
  if (!event) {
    onUnsigned();
    throw new AppError('malformed_request', text('billing.eventSignatureInvalid'));
  }
  const stored = await saveWebhookEvent(db, {
    provider: 'payments',
    eventId: event.id,
    kind: event.kind,
    body: JSON.stringify({ customerId: event.customerId, at: event.at }),
    receivedAt: clock.now(),
  });
  if (stored.handledAt === null) await handleBillingEvent(deps, stored);
}

/** Syncs the customer of a stored event. Idempotent. @throws {ProviderFault} stored with the event */
export async function handleBillingEvent(deps: Deps, stored: WebhookEvent): Promise<void> {
  const { customerId, at } = JSON.parse(stored.body) as { customerId: string | null; at: number };
  const user =
    customerId !== null && telling.test(stored.kind) ? await userOfCustomer(deps.db, customerId) : undefined;
  try {
    if (user) await syncCustomer(deps, user.id, at);
  } catch (fault) {
    await markUnhandled(deps.db, stored.id, faultColumns(fault));
    throw fault;
  }
  await markHandled(deps.db, stored.id, deps.clock.now(), user ? 'done' : 'ignored');
}

/** Handles events that a dead server left. */
export async function handleLeftOver(deps: Deps): Promise<void> {
  for (const stored of await unhandledWebhookEvents(deps.db, 'payments', 100))
    await handleBillingEvent(deps, stored);
}

/**
 * Logs Stripe events without a valid signature: the first at once, then one line a minute with a count.
 * Anyone can send any number of them, so the level stays below that of `recent-errors.log`.
 * @returns counts one
 */
export function createUnsignedEvents({ clock, log }: Pick<Deps, 'clock' | 'log'>): () => void {
  let count = 0;
  let isWaiting = false;
  const flush = () => {
    isWaiting = count > 0;
    if (!isWaiting) return;
    log.info({ count }, 'Stripe events without a valid signature');
    count = 0;
    clock.wakeAt(clock.now() + minute, flush);
  };
  return () => {
    count += 1;
    if (!isWaiting) flush();
  };
}
