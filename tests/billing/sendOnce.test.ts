import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { holdBilling } from '../../db/billing/billingHolds.ts';
import { findBillingState } from '../../db/billing/billingState.ts';
import { sendOnce } from '../../server/billing/changeBilling.ts';
import { AppError } from '../../server/errors.ts';
import { ProviderFault } from '../../server/providers/fault.ts';
import { billingWorld } from './world.ts';

const unanswered = () =>
  new ProviderFault('unavailable', 'away', {
    cause: new Stripe.errors.StripeConnectionError({ type: 'api_error', message: 'reset' }),
  });
const failed = () => new ProviderFault('unavailable', 'away', { detail: '500 api_error' });

/**
 * Sends these wishes one after the other, each failing as told; answers the id and the key that each went out
 * under, as numbers.
 */
async function sent(tries: [what: string, fault: Error | null][]): Promise<[id: number, key: number][]> {
  const world = await billingWorld();
  const { userId } = await world.addUser();
  await holdBilling(world.deps.db, userId, 'x', 0, 0);
  const [ids, keys]: [string[], string[]] = [[], []];
  const numberOf = (all: string[], id: string) => (all.includes(id) ? all.indexOf(id) : all.push(id) - 1);
  const seen: [number, number][] = [];
  for (const [title, fault] of tries) {
    const done = sendOnce(world.deps, userId, title, async ({ id, key }) => {
      seen.push([numberOf(ids, id), numberOf(keys, key)]);
      if (fault) throw fault;
    });
    if (fault) await expect(done).rejects.toBe(fault);
    else await done;
  }
  const open = (await findBillingState(world.deps.db, userId))?.intent;
  const [last] = tries.slice(-1);
  expect(open === null, 'the wish is open as long as it is not known what came of it').toBe(
    last?.[1] instanceof AppError && !(last[1] instanceof ProviderFault),
  );
  await world.close();
  return seen;
}

test('repeats an unanswered call under the same key', async () => {
  expect(
    await sent([
      ['a', unanswered()],
      ['a', unanswered()],
      ['a', null],
    ]),
  ).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
});

test('retries a failure that Stripe stored under a new key of the same wish', async () => {
  expect(
    await sent([
      ['a', failed()],
      ['a', null],
    ]),
  ).toEqual([
    [0, 0],
    [0, 1],
  ]);
});

test('uses a new wish after a rejection, and for another change', async () => {
  const declined = new AppError('card_declined', 'Your card was declined');
  expect(
    await sent([
      ['a', declined],
      ['a', declined],
    ]),
  ).toEqual([
    [0, 0],
    [1, 1],
  ]);
  expect(
    await sent([
      ['a', unanswered()],
      ['b', null],
    ]),
  ).toEqual([
    [0, 0],
    [1, 1],
  ]);
});
