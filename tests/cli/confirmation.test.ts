import { afterAll, beforeAll, expect, test } from 'vitest';
import { bankOf } from '../support/bank.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { shell } from './world.ts';

let server: TestServer;
let token: string;
let ours: ReturnType<typeof shell>;
const call = async (method: string, path: string, json?: unknown) =>
  (await server.call(method, `/api/subscription${path}`, { token, json })).body;

/** A customer with one seat, whose card needs authentication for each payment. */
beforeAll(async () => {
  server = await startTestServer();
  ({ token } = await server.signUp({ trialDays: 0 }));
  await call('POST', '/payment-methods', { paymentMethodId: 'pm_card_visa' });
  const [plan] = (await call('GET', '/plans')).filter(({ _id }: { _id: string }) => _id === 'agency');
  await call('POST', '/create', { priceId: plan.stripePriceId, seats: 1 });
  const { paymentMethods } = await call('POST', '/payment-methods', {
    paymentMethodId: 'pm_card_authenticationRequired',
  });
  const asking = paymentMethods.find(({ card }: { card: { last4: string } }) => card.last4 === '3184');
  await call('PUT', '/payment-methods/default', { paymentMethodId: asking.id });
  ours = shell(server, { customer: token });
});
afterAll(async () => {
  ours.remove();
  await server.stop();
});

test('P16: exits 8 with the confirmation address when the bank asks about seats', async () => {
  const link = `${server.url}/billing`;
  const { exitCode, stdout, stderr } = await ours.run('chimein billing seats 3 --yes');
  expect([exitCode, stdout]).toEqual([8, '']);
  expect(stderr).toContain('Your bank requires your confirmation.');
  expect(stderr).toContain(`Open ${link} and choose 'Confirm payment'.`);

  const again = await ours.run('chimein billing seats 3 --yes --json');
  expect(again.exitCode).toBe(8);
  expect(JSON.parse(again.stderr.slice(again.stderr.indexOf('{')))).toMatchObject({
    code: 'payment_action_required',
    hint: expect.stringContaining(link),
  });

  expect((await ours.run('chimein billing status')).stdout).toContain(link);
  const status = await ours.run('chimein billing status --json seats,requiresAction');
  expect(JSON.parse(status.stdout)).toMatchObject({
    seats: 1,
    requiresAction: { kind: 'change', seats: 3, url: link },
  });

  const { confirmWith } = await call('POST', '/confirmation', {});
  await bankOf(server.sandbox.url).answer(confirmWith, 'complete');
  await call('POST', '/confirmation', {});
  const done = await ours.run('chimein billing status --json seats,requiresAction');
  expect(JSON.parse(done.stdout)).toEqual({ seats: 3, requiresAction: null });
});
