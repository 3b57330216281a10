import type { Clock } from '../../server/clock.ts';
import type { Context } from '../context.ts';
import { createFormat } from './format.ts';
import { nameOf, newIdOf } from './ids.ts';
import { missing } from './problems.ts';
import { createPaymentStore } from './store.ts';
import { createTime } from './time.ts';
import type { Kind, Kinds } from './types.ts';

/** The version that `stripe` 23.1 pins. */
export const apiVersion = '2026-10-28.endive';
export const webhookSecret = 'whsec_sandbox';

type Cause = { id: string | null; idempotency_key: string | null } | null;

/** Stripe's event for every change of an object. */
const updates: Partial<Record<Kind, string>> = {
  customer: 'customer.updated',
  payment_method: 'payment_method.updated',
  product: 'product.updated',
  price: 'price.updated',
  subscription: 'customer.subscription.updated',
  invoice: 'invoice.updated',
};

/** The changed top-level fields with their earlier values. */
function previousOf(before: object, after: object): object | undefined {
  const now = after as Record<string, unknown>;
  const changed = Object.entries(before).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(now[name]),
  );
  return changed.length === 0 ? undefined : Object.fromEntries(changed);
}

/**
 * The state of the payments: objects, time and events. Every change goes through here and so has its event.
 * @param appUrl its `/webhooks/stripe` gets all events
 * @param clock people's time, for trials and renewals
 */
export function createBooks(context: Context, appUrl: string, clock: Clock) {
  const store = createPaymentStore(context.db);
  const time = createTime(store, clock);
  const format = createFormat(store, () => context.url);
  let cause: Cause = null;

  /** The server's endpoint, as its operator would add it in the dashboard. */
  function ensureEndpoint(): void {
    const url = `${appUrl}/webhooks/stripe`;
    const own = store.all('webhook_endpoint').find(({ secret }) => secret === webhookSecret);
    if (own) {
      store.save('webhook_endpoint', { ...own, url });
      return;
    }
    const made = { id: newIdOf('webhook_endpoint'), created: time.now(), metadata: {} };
    store.add('webhook_endpoint', {
      ...made,
      api_version: null,
      url,
      enabled_events: ['*'],
      secret: webhookSecret,
      status: 'enabled',
    });
  }
  ensureEndpoint();

  /** With their signing secrets. */
  const listeners = (type: string) =>
    store
      .all('webhook_endpoint')
      .filter(
        ({ status, enabled_events: wanted }) =>
          status === 'enabled' && (wanted.includes('*') || wanted.includes(type)),
      );

  function addEvent(type: string, object: object, previous?: object): void {
    const now = time.now();
    const data = { object, ...(previous && { previous_attributes: previous }) };
    const event = { id: newIdOf('event'), created: now, type, data, api_version: apiVersion, request: cause };
    store.add('event', event);
    for (const { url, secret } of listeners(type)) store.addDelivery(event.id, url, secret, now);
  }

  const books = {
    ensureEndpoint,
    context,
    store,
    time,
    format,
    now: time.now,
    find: store.find,
    /** @throws {Refused} 404 if the path names it, 400 if a parameter does */
    need<K extends Kind>(
      kind: K,
      id: string,
      param = 'id',
      status: 400 | 404 = param === 'id' ? 404 : 400,
    ): Kinds[K] {
      const thing = store.find(kind, id);
      if (thing) return thing;
      throw missing(nameOf(kind), id, param, status);
    },
    wire: <K extends Kind>(kind: K, thing: Kinds[K]): object => format.wire(kind, thing),
    tell: <K extends Kind>(type: string, kind: K, thing: Kinds[K], previous?: object) =>
      addEvent(type, format.wire(kind, thing), previous),
    /** `type` is the event. */
    add<K extends Kind>(
      kind: K,
      thing: Omit<Kinds[K], 'id' | 'created'> & { id?: string },
      type?: string,
    ): Kinds[K] {
      const added = { id: newIdOf(kind), created: time.now(), ...thing } as Kinds[K];
      store.add(kind, added);
      if (type) books.tell(type, kind, added);
      return added;
    },
    /** If the change shows on the wire, sends an event: `type`, or the update event. */
    save<K extends Kind>(kind: K, thing: Kinds[K], type: string | undefined = updates[kind]): Kinds[K] {
      const before = type && store.find(kind, thing.id);
      const shown = before && format.wire(kind, before as Kinds[K]);
      store.save(kind, thing);
      if (!type || !shown) return thing;
      const object = format.wire(kind, thing);
      const previous = previousOf(shown, object);
      if (previous) addEvent(type, object, type.endsWith('.updated') ? previous : undefined);
      return thing;
    },
    /** Events name the request that caused them. */
    because<T>(given: Cause, run: () => T): T {
      cause = given;
      try {
        return run();
      } finally {
        cause = null;
      }
    },
  };
  return books;
}

export type Books = ReturnType<typeof createBooks>;
