import { offeredPlans } from '../../../db/billing/plans.ts';
import { text } from '../../texts/text.ts';
import { type Check, FailedCheck } from './failedCheck.ts';

const modeOf = (key: string): string | undefined => /^(?:sk|pk|rk)_(test|live)_/.exec(key)?.[1];

/** Reads a price, and checks that both keys and every plan's price belong together. */
export const checkPayments: Check = async ({ payments, db, config }) => {
  await payments.probe();
  const [secret, publishable] = [modeOf(config.STRIPE_SECRET_KEY ?? ''), modeOf(payments.publishableKey)];
  if (secret && publishable && secret !== publishable) {
    throw new FailedCheck(
      text('doctor.keyModesDiffer', { one: secret, other: publishable }),
      text('doctor.setPublishableKey', { one: secret }),
    );
  }
  const without = (await offeredPlans(db)).filter(({ paymentsPriceId }) => paymentsPriceId === null);
  if (without.length > 0) {
    const names = without.map(({ name }) => name).join(', ');
    throw new FailedCheck(text('doctor.plansWithoutPrice', { quote: names }), text('doctor.openPlans'));
  }
  if (await payments.hasUnpaid()) {
    throw new FailedCheck(text('doctor.subscriptionUnpaid'), text('doctor.cancelAfterRetries'));
  }
  return secret ? text('doctor.paymentsAnswerInMode', { one: secret }) : text('doctor.paymentsAnswer');
};
