import { randomBytes } from 'node:crypto';
import type { Kind } from './types.ts';

/** The prefix of each kind of ID, and Stripe's name of the kind in errors. */
const kinds: Record<Kind, { prefix: string; name: string }> = {
  customer: { prefix: 'cus', name: 'customer' },
  payment_method: { prefix: 'pm', name: 'PaymentMethod' },
  setup_intent: { prefix: 'seti', name: 'setupintent' },
  product: { prefix: 'prod', name: 'product' },
  price: { prefix: 'price', name: 'price' },
  subscription: { prefix: 'sub', name: 'subscription' },
  invoiceitem: { prefix: 'ii', name: 'invoiceitem' },
  invoice: { prefix: 'in', name: 'invoice' },
  payment_intent: { prefix: 'pi', name: 'payment_intent' },
  event: { prefix: 'evt', name: 'event' },
  webhook_endpoint: { prefix: 'we', name: 'webhook endpoint' },
};

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

// Fetched many at a time, because a system call costs more than the rest of an id.
let chances = Buffer.alloc(0);

export function randomLetters(length: number): string {
  if (chances.byteLength < length) chances = randomBytes(Math.max(length, 4096));
  let text = '';
  for (const byte of chances.subarray(0, length)) text += letters[byte % letters.length];
  chances = chances.subarray(length);
  return text;
}

/** For a nested object without a kind, such as `si` and `il`. */
export const newId = (prefix: string): string => `${prefix}_1${randomLetters(23)}`;
export const newIdOf = (kind: Kind): string =>
  kind === 'customer' || kind === 'product'
    ? `${kinds[kind].prefix}_${randomLetters(14)}`
    : newId(kinds[kind].prefix);
export const nameOf = (kind: Kind): string => kinds[kind].name;

export const kindOf = (id: string): Kind | undefined =>
  (Object.keys(kinds) as Kind[]).find((kind) => id.startsWith(`${kinds[kind].prefix}_`));

/** The start of a customer's invoice numbers. */
export const invoicePrefix = (): string => randomBytes(4).toString('hex').toUpperCase();
