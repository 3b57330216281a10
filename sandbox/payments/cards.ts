import { cardProblem, type Refused } from './problems.ts';
import type { PaymentMethod } from './types.ts';

/** Why a card is declined: Stripe's code, its finer decline code, and its words. */
export type Decline = { code: string; decline_code?: string; message: string; param?: string };

const declined = (decline_code: string, message = 'Your card was declined.'): Decline => ({
  code: 'card_declined',
  decline_code,
  message,
});
const declines = {
  generic: declined('generic_decline'),
  insufficient: declined('insufficient_funds', 'Your card has insufficient funds.'),
  lost: declined('lost_card'),
  stolen: declined('stolen_card'),
  velocity: declined(
    'card_velocity_exceeded',
    'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
  ),
  expired: { code: 'expired_card', message: 'Your card has expired.', param: 'exp_month' },
  cvc: { code: 'incorrect_cvc', message: "Your card's security code is incorrect.", param: 'cvc' },
  processing: {
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
} satisfies Record<string, Decline>;

export type TestCard = {
  number: string;
  /** The IDs of Stripe's test mode for this card. */
  ids: string[];
  brand: 'visa' | 'mastercard' | 'amex' | 'discover';
  funding: 'credit' | 'debit';
  country: string;
  /** Declined when it is set up or attached, and at every charge. */
  refused?: Decline;
  /** Attaches, and is then declined at every charge. */
  fails?: Decline;
  /**
   * 3-D Secure: at every payment, at payments until the card was set up with it, or never for an absent
   * cardholder.
   */
  challenge?: 'always' | 'unless_set_up' | 'set_up';
};

const visa = { brand: 'visa', funding: 'credit', country: 'US' } as const;
const refusing = (number: string, refused: Decline, ...ids: string[]): TestCard => ({
  ...visa,
  number,
  ids,
  refused,
});

/** The cards of docs.stripe.com/testing that a subscription can meet. */
const testCards: TestCard[] = [
  { ...visa, number: '4242424242424242', ids: ['pm_card_visa', 'pm_card_us'] },
  { ...visa, number: '4000056655665556', ids: ['pm_card_visa_debit'], funding: 'debit' },
  { ...visa, number: '5555555555554444', ids: ['pm_card_mastercard'], brand: 'mastercard' },
  { ...visa, number: '378282246310005', ids: ['pm_card_amex'], brand: 'amex' },
  { ...visa, number: '6011111111111117', ids: ['pm_card_discover'], brand: 'discover' },
  { ...visa, number: '4000002760000016', ids: ['pm_card_de'], country: 'DE' },
  refusing('4000000000000002', declines.generic, 'pm_card_visa_chargeDeclined', 'pm_card_chargeDeclined'),
  refusing(
    '4000000000009995',
    declines.insufficient,
    'pm_card_visa_chargeDeclinedInsufficientFunds',
    'pm_card_chargeDeclinedInsufficientFunds',
  ),
  refusing('4000000000009987', declines.lost, 'pm_card_visa_chargeDeclinedLostCard'),
  refusing('4000000000009979', declines.stolen, 'pm_card_visa_chargeDeclinedStolenCard'),
  refusing('4000000000000069', declines.expired, 'pm_card_chargeDeclinedExpiredCard'),
  refusing('4000000000000127', declines.cvc, 'pm_card_chargeDeclinedIncorrectCvc'),
  refusing('4000000000000119', declines.processing, 'pm_card_chargeDeclinedProcessingError'),
  refusing('4000000000006975', declines.velocity, 'pm_card_visa_chargeDeclinedVelocityLimitExceeded'),
  { ...visa, number: '4000000000000341', ids: ['pm_card_chargeCustomerFail'], fails: declines.generic },
  {
    ...visa,
    number: '4000002760003184',
    ids: ['pm_card_authenticationRequired'],
    country: 'DE',
    challenge: 'always',
  },
  {
    ...visa,
    number: '4000002500003155',
    ids: ['pm_card_authenticationRequiredOnSetup'],
    country: 'FR',
    challenge: 'unless_set_up',
  },
  {
    ...visa,
    number: '4000003800000446',
    ids: ['pm_card_authenticationRequiredSetupForOffSession'],
    country: 'GB',
    challenge: 'set_up',
  },
];

const byNumber = new Map(testCards.map((card) => [card.number, card]));
const byId = new Map(testCards.flatMap((card) => card.ids.map((id) => [id, card])));

export const cardOfNumber = (number: string): TestCard | undefined => byNumber.get(number);
export const cardOfTestId = (id: string): TestCard | undefined => byId.get(id);
const cardOf = (method: PaymentMethod): TestCard => byNumber.get(method.number) as TestCard;

export const refusal = ({ message, ...body }: Decline): Refused => cardProblem(message, body);

/** A challenge is for the cardholder. */
export type Outcome = 'succeeded' | 'requires_action' | Decline;

/** A wrong CVC fails only if one is given. */
export function setupOutcome(method: PaymentMethod): Outcome {
  const { refused, challenge } = cardOf(method);
  if (refused && (refused !== declines.cvc || method.cvc_check !== 'unchecked')) return refused;
  return challenge === undefined || challenge === 'set_up' || method.authenticated
    ? 'succeeded'
    : 'requires_action';
}

/** @param present whether the cardholder is present */
export function chargeOutcome(method: PaymentMethod, present: boolean): Outcome {
  const { refused, fails, challenge } = cardOf(method);
  const decline = fails ?? refused;
  if (decline) return decline;
  if (challenge === 'always' || (challenge === 'unless_set_up' && !method.authenticated))
    return 'requires_action';
  return challenge === 'set_up' && present ? 'requires_action' : 'succeeded';
}

/** Luhn's checksum. */
export function looksLikeCard(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const sum = [...number].reverse().reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
