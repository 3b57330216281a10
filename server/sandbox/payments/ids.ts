import { randomBytes } from 'node:crypto';
import type { Kind } from './types.ts';

/** What an id of a kind begins with, and what Stripe calls the kind in a refusal. */
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

/** `length` random letters and digits. */
export const randomLetters = (length: number): string =>
  Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('');

/** An id for something that has no kind of its own here, such as `si` and `il`. */
export const newId = (prefix: string): string => `${prefix}_1${randomLetters(23)}`;
export const newIdOf = (kind: Kind): string =>
  kind === 'customer' || kind === 'product' ? `${kinds[kind].prefix}_${randomLetters(14)}` : newId(kinds[kind].prefix);
export const nameOf = (kind: Kind): string => kinds[kind].name;

/** The kind whose ids look like this one. */
export const kindOf = (id: string): Kind | undefined =>
  (Object.keys(kinds) as Kind[]).find((kind) => id.startsWith(`${kinds[kind].prefix}_`));

/** The start of a customer's invoice numbers. */
export const invoicePrefix = (): string => randomBytes(4).toString('hex').toUpperCase();
