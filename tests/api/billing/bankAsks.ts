import { expect } from 'vitest';
import { bankOf } from '../../support/bank.ts';
import type { BillingServer, Customer } from './support.ts';

/** A card whose bank asks for its holder at each payment (3-D Secure). */
export const asking = 'pm_card_authenticationRequired';
export const asked = {
  status: 402,
  body: {
    code: 'payment_action_required',
    message: expect.stringMatching(/^Your bank requires your confirmation\. Please open http.*\/billing /),
  },
};

/** A customer's payments and pending confirmations. */
export function confirmations(billing: BillingServer, her: Customer) {
  const paid = async () => (await her.invoices()).reduce((total, { amount_paid }) => total + amount_paid, 0);
  const live = async () =>
    (await her.held()).filter(({ status }) => ['trialing', 'active', 'past_due'].includes(status));
  const waiting = async () => (await her.call('GET', '')).body.requiresAction;
  /** Acts like the app in a browser: reads the payment to confirm and answers the bank. */
  async function confirm(answer: 'complete' | 'fail' = 'complete') {
    const { status, body } = await her.call('POST', '/confirmation', {});
    expect(status).toBe(200);
    await bankOf(billing.server.sandbox.url).answer(body.confirmWith, answer);
    return her.call('POST', '/confirmation', {});
  }

  return { paid, live, waiting, confirm };
}
