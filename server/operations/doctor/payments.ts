import { offeredPlans } from '../../../db/plans.ts';
import { Ailment, type Check } from './ailment.ts';

const modeOf = (key: string): string | undefined => /^(?:sk|pk|rk)_(test|live)_/.exec(key)?.[1];

/** Asks for a price, and whether both keys and every plan's price belong together. */
export const checkPayments: Check = async ({ payments, db, config }) => {
  await payments.probe();
  const [secret, publishable] = [modeOf(config.STRIPE_SECRET_KEY ?? ''), modeOf(payments.publishableKey)];
  if (secret && publishable && secret !== publishable) {
    throw new Ailment(
      `The secret key is for ${secret} mode, the publishable key for ${publishable} mode`,
      `Set STRIPE_PUBLISHABLE_KEY to the ${secret} key of the same account, and restart`,
    );
  }
  const without = (await offeredPlans(db)).filter(({ paymentsPriceId }) => paymentsPriceId === null);
  if (without.length > 0) {
    const names = without.map(({ name }) => name).join(', ');
    throw new Ailment(
      `These plans have no price at the provider yet: ${names}`,
      'Open Plans, which makes the prices that are missing',
    );
  }
  if (await payments.hasUnpaid()) {
    throw new Ailment(
      'A subscription at the payments provider is unpaid: it continues there, and the customer gets nothing',
      "Choose to cancel the subscription when all retries fail, in Stripe's dashboard (Settings, Billing, Subscriptions)",
    );
  }
  return `The payments provider answers${secret ? `, in ${secret} mode` : ''}`;
};
