import { ApiError } from '../call.ts';
import { translate } from '../i18n/useTranslate.ts';
import { type BillingTranslate, cardProblem } from '../subscription/billingModel.ts';
import type { Setup } from './cardForm.tsx';

export const billingText: BillingTranslate = (name, values) => translate(`billing.${name}`, values);

type Outcome = 'works' | 'bank' | 'bankAlways' | 'failsLater' | 'declined' | 'funds' | 'past';
export type TestCard = { id: string; brand: string; last4: string; outcome: Outcome };
const card = (id: string, brand: string, last4: string, outcome: Outcome): TestCard => ({
  id: `pm_card_${id}`,
  brand,
  last4,
  outcome,
});

/** https://docs.stripe.com/testing */
export const testCards = [
  card('visa', 'visa', '4242', 'works'),
  card('mastercard', 'mastercard', '4444', 'works'),
  card('amex', 'amex', '0005', 'works'),
  card('discover', 'discover', '1117', 'works'),
  card('authenticationRequiredOnSetup', 'visa', '3155', 'bank'),
  card('authenticationRequired', 'visa', '3184', 'bankAlways'),
  card('chargeCustomerFail', 'visa', '0341', 'failsLater'),
  card('visa_chargeDeclined', 'visa', '0002', 'declined'),
  card('visa_chargeDeclinedInsufficientFunds', 'visa', '9995', 'funds'),
  card('chargeDeclinedExpiredCard', 'visa', '0069', 'past'),
];

type Intent = {
  status: string;
  payment_method: string | null;
  next_action: { use_stripe_sdk?: { stripe_js?: string } } | null;
  last_setup_error?: Problem | null;
  last_payment_error?: Problem | null;
};

type Problem = { code?: string; message?: string };
export type Confirmable = Pick<Setup, 'config' | 'clientSecret'>;

export type Step = { card: string } | { url: string } | { card: null };

function stepOf({ status, payment_method, next_action, ...errors }: Intent): Step {
  if (status === 'succeeded' && payment_method) return { card: payment_method };
  const url = next_action?.use_stripe_sdk?.stripe_js;
  if (status === 'requires_action' && url) return { url };
  const problem = errors.last_setup_error ?? errors.last_payment_error;
  if (problem)
    throw new ApiError(402, 'card_declined', cardProblem(billingText, problem.code, problem.message));
  return { card: null };
}

async function post(setup: Confirmable, path: '/confirm' | '', form?: Record<string, string>): Promise<Step> {
  const { config, clientSecret } = setup;
  const [id = ''] = clientSecret.split('_secret_');
  const kind = id.startsWith('pi_') ? '/payment_intents/' : '/setup_intents/';
  const url = (config.confirmUrl ?? '')
    .replace('/setup_intents/', kind)
    .replace('{id}', id)
    .replace(/\/confirm$/, path);
  const secret = new URLSearchParams({ client_secret: clientSecret, ...form });
  const init = { headers: { authorization: `Bearer ${config.key}` }, signal: AbortSignal.timeout(30_000) };
  const answer = await (form
    ? fetch(url, { ...init, method: 'POST', body: secret })
    : fetch(`${url}?${secret}`, init)
  ).catch(() => {
    throw new ApiError(0, 'offline', translate('billing.addCard.unreachable'));
  });
  const body = await answer.json();
  if (answer.ok) return stepOf(body);
  throw new ApiError(
    answer.status,
    'card_declined',
    cardProblem(billingText, body?.error?.code, body?.error?.message),
  );
}

export const confirmCard = (setup: Confirmable, card: string): Promise<Step> =>
  post(setup, '/confirm', { payment_method: card });

export const readSetup = (setup: Confirmable): Promise<Step> => post(setup, '');
