import { expect, test } from 'vitest';
import { createPayments } from '../../../server/providers/payments.ts';

/** A provider that takes everything, and remembers under which key. */
function provider() {
  const keys: (string | null)[] = [];
  const payments = createPayments({
    secretKey: 'sk_test_x',
    publishableKey: 'pk_test_x',
    webhookSecret: 'whsec_x',
    apiBase: 'http://provider.example',
    async fetch(request) {
      keys.push(request.headers.get('idempotency-key'));
      return Response.json({ id: 'cus_1', object: 'customer' });
    },
  });
  return { keys, payments };
}
const person = { userId: 'u1', email: 'a@example.com', name: 'Łukasz Żak', company: '' };

test.each([
  ['a letter outside Latin-1', 'customer:Łukasz'],
  ['a letter outside ASCII', 'customer:José'],
  ['a space', 'customer: a'],
  ['a line break', 'customer:\r\nx-admin: 1'],
  ['256 characters', 'x'.repeat(256)],
  ['nothing', ''],
])('P1: rejects an idempotency key with %s before sending anything', async (_, key) => {
  const { keys, payments } = provider();
  await expect(payments.createCustomer(person, key)).rejects.toThrow('printable ASCII');
  expect(keys).toEqual([]);
});

test('P1: sends a key of 255 printable characters unchanged', async () => {
  const { keys, payments } = provider();
  await payments.createCustomer(person, '~'.repeat(255));
  expect(keys).toEqual(['~'.repeat(255)]);
});
