/** Time, and more than one server. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endBilling, holdBilling } from '../../../db/billing/billingHolds.ts';
import { createTasks } from '../../../server/jobs/tasks.ts';
import { createJobs } from '../../support/jobs.ts';
import { type BillingServer, startBilling } from './support.ts';

let billing: BillingServer;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing.server.stop());
const hour = 60 * 60_000;

test('rejects a change while another server makes one, and recovers from a dead server after two minutes', async () => {
  const her = await billing.customer();
  await her.addCard();
  const price = await her.price();
  const { db, clock } = billing.server.deps;
  const now = clock.now();
  expect(await holdBilling(db, her.userId, 'another', now, now + 120_000)).toBe(true);
  expect(await holdBilling(db, her.userId, 'a third', now, now + 120_000)).toBe(false);
  const refused = await her.call('POST', '/create', { priceId: price, seats: 1 });
  expect(refused).toMatchObject({
    status: 409,
    body: { message: 'Another change to your billing is still in progress' },
  });
  expect(refused.headers.get('retry-after')).toBe('2');
  await endBilling(db, her.userId, 'a third');
  expect((await her.subscribe()).status).toBe(409);
  billing.server.clock.advance(120_000);
  expect((await her.subscribe()).status).toBe(201);
});

test('syncs users with lost events every hour, and users with an ended period at the start', async () => {
  const her = await billing.customer();
  await her.addCard();
  await her.subscribe('premium', 2);
  await billing.server.control('POST', '/faults', {
    provider: 'payments',
    match: 'WEBHOOK',
    status: 500,
    rate: 1,
  });
  const [held] = await her.held();
  await billing.stripe.subscriptions.update(held?.id ?? '', {
    items: [{ id: held?.items.data[0]?.id, quantity: 7 }],
  });
  expect((await her.subscription()).seats).toBe(2);
  const { deps } = billing.server;
  const other = createJobs({ db: deps.db, clock: deps.clock, log: deps.log });
  other.define(createTasks(deps).tasks);
  await other.start(['reconcile']);
  const seats = async () => (await her.subscription()).seats;
  // Fresh copies are left alone at first.
  const seatsAnHourLater = () => {
    billing.server.clock.advance(hour);
    return seats();
  };
  await expect.poll(seatsAnHourLater).toBe(7);
  await other.stop(0);
});

test('announces the end of a trial without a plan once, three days before', async () => {
  const his = await billing.customer();
  await billing.server.control('DELETE', '/faults');
  const subject = async () => (await billing.server.lastMailTo(his.email))?.Subject;
  billing.server.clock.advance(10 * 24 * hour);
  await billing.server.reconciler.runNow();
  expect(await subject()).toBeUndefined();
  billing.server.clock.advance(24 * hour);
  await billing.server.reconciler.runNow();
  await billing.server.reconciler.runNow();
  expect(await subject()).toBe('Your Chime In trial ends soon');
  const list = await (await fetch(`${billing.server.sandbox.url}/mail/api/v1/messages?limit=500`)).json();
  const { messages } = list as { messages: { To: { Address: string }[] }[] };
  expect(messages.filter(({ To }) => To.some(({ Address }) => Address === his.email))).toHaveLength(1);
});
