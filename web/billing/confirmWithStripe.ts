import { loadStripe } from '@stripe/stripe-js/pure/index.js';
import type { Confirmation } from '../../server/billing/schemas.ts';
import { ApiError } from '../call.ts';
import { translate } from '../i18n/useTranslate.ts';
import { cardProblem } from './cardProblem.ts';

export async function confirmWithStripe(
  key: string,
  { clientSecret, paymentMethodId }: NonNullable<Confirmation['confirmWith']>,
): Promise<void> {
  const stripe = await loadStripe(key).catch(() => null);
  if (!stripe) throw new ApiError(0, 'offline', translate('billing.addCard.formFailedWhy'));
  const card = { payment_method: paymentMethodId };
  const { error } = clientSecret.startsWith('pi_')
    ? await stripe.confirmCardPayment(clientSecret, card)
    : await stripe.confirmCardSetup(clientSecret, card);
  if (error) throw new ApiError(402, 'card_declined', cardProblem(translate, error.code, error.message));
}
