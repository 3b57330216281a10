import { createHmac } from 'node:crypto';
import { within } from '../../server/clock.ts';
import type { Faults } from '../control/faults.ts';
import type { Books } from './books.ts';
import type { Delivery } from './store.ts';
import type { Kinds } from './types.ts';

const minute = 60;
const hour = 60 * minute;
/** Seconds between attempts, by the payments' clock: about three days in total, like Stripe's live mode. */
const pauses = [5, 30, 5 * minute, 30 * minute, hour, 3 * hour, 6 * hour, 12 * hour, 24 * hour, 24 * hour];

/** A rejection is a failed connection. */
export type Send = (url: string, init: RequestInit) => Promise<Response>;

/** `Stripe-Signature` (docs.stripe.com/webhooks): HMAC-SHA256 over the time and the raw body. */
const signature = (body: string, secret: string, seconds: number): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;

/**
 * Sends pending events until each gets a 2xx: the newest first, and each again after all others, because
 * Stripe guarantees no order and may repeat them (docs.stripe.com/webhooks).
 *
 * A fault of the provider `payments` applies if its `match` begins with `WEBHOOK`, as in `WEBHOOK
 * invoice.paid`.
 */
export function createDeliverer(books: Books, faults: Faults, send: Send, peopleNow: () => number) {
  const { store, context } = books;
  let running: Promise<void> | null = null;
  const due = () => (context.closing.aborted ? undefined : store.dueDelivery(books.time.present()));

  async function post(delivery: Delivery, event: Kinds['event'], signal: AbortSignal): Promise<boolean> {
    const body = JSON.stringify(books.wire('event', event), null, 2);
    const answer = await send(delivery.url, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        'stripe-signature': signature(body, delivery.secret, Math.floor(peopleNow() / 1000)),
      },
      signal,
    });
    await answer.body?.cancel();
    return answer.ok;
  }

  async function attempt(delivery: Delivery): Promise<boolean> {
    const event = store.find('event', delivery.event);
    if (!event) return true;
    const fault = faults.take(
      'payments',
      `WEBHOOK ${event.type}`,
      ({ match }) => match?.startsWith('WEBHOOK') ?? false,
    );
    if (fault) await faults.hold(fault);
    if (fault?.status !== undefined || fault?.drop === 'before') return false;
    try {
      const taken = await within(10_000, (signal) => post(delivery, event, signal), context.closing);
      return taken && fault?.drop !== 'after';
    } catch {
      return false;
    }
  }

  async function run(): Promise<void> {
    for (let delivery = due(); delivery; delivery = due()) {
      const received = await attempt(delivery);
      if (context.closing.aborted) return;
      const pause = pauses[delivery.attempts];
      if (received && !delivery.again) store.sendAgain(delivery.seq);
      else if (received || pause === undefined) store.dropDelivery(delivery.seq);
      else store.postpone(delivery.seq, books.time.present() + pause);
    }
  }

  return {
    /** Resolves after all due events were attempted. */
    async flush(): Promise<void> {
      while (due()) {
        running ??= run().finally(() => {
          running = null;
        });
        await running;
      }
    },
  };
}
