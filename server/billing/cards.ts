import { cardsOf } from '../../db/billing/billing.ts';
import type { Deps } from '../deps.ts';
import { AppError, notFound } from '../errors.ts';
import type { Actor } from '../identity/auth/authenticate.ts';
import { ProviderFault } from '../providers/fault.ts';
import type { HeldCard } from '../providers/paymentsFormat.ts';
import { text } from '../texts/text.ts';
import { changeBilling } from './changeBilling.ts';
import type { BillingConfig, PaymentMethods } from './schemas.ts';
import { isStanding } from './stateOf.ts';

export async function listCards(
  { db }: Pick<Deps, 'db'>,
  { userId }: Pick<Actor, 'userId'>,
): Promise<PaymentMethods> {
  const rows = await cardsOf(db, userId);
  return {
    paymentMethods: rows.map(({ id, brand, last4, expMonth, expYear }) => ({
      id,
      card: { brand, last4, exp_month: expMonth, exp_year: expYear },
    })),
    defaultPaymentMethodId: rows.find(({ isDefault }) => isDefault)?.id ?? null,
  };
}

export const billingConfig = ({ payments, mail }: Pick<Deps, 'payments' | 'mail'>): BillingConfig => ({
  supportEmail: /<([^<>]+)>\s*$/.exec(mail.from)?.[1] ?? mail.from,
  key: payments.publishableKey,
  sandbox: payments.confirmUrl !== null,
  confirmUrl: payments.confirmUrl,
});

/** @throws {ProviderFault} */
export async function createSetupIntent(deps: Deps, actor: Actor): Promise<string> {
  return changeBilling(deps, actor.userId, (customer) => deps.payments.createSetupIntent(customer));
}

/**
 * Saves a card that a browser set up, as the default if it is the first, and retries a waiting payment.
 * Idempotent; replaces an earlier card with the same number.
 * @throws {AppError} not_found for another user's card; card_declined; a ProviderFault
 */
export async function addCard(deps: Deps, actor: Actor, cardId: string): Promise<PaymentMethods> {
  const { payments } = deps;
  await changeBilling(deps, actor.userId, async (customer) => {
    const card = await payments.readCard(cardId).catch(orNoCard);
    if (card.customerId !== null && card.customerId !== customer) throw notFound('ourPaymentMethod');
    if (card.customerId === null) await payments.attachCard(card.id, customer);
    const held = await payments.readCards(customer);
    const earlier = sameNumber(held.cards, card.id);
    const isDefault = earlier.some(({ id }) => id === held.defaultCardId);
    if (isDefault || !held.cards.some(({ id }) => id === held.defaultCardId)) {
      await payments.setDefaultCard(customer, card.id);
      await payWhatWaits(deps, customer);
    }
    await replaceCards(deps, customer, earlier, card.id);
  });
  return listCards(deps, actor);
}

/** Other entries of the same card number: the card was added again, or renewed. */
function sameNumber(cards: readonly HeldCard[], cardId: string): HeldCard[] {
  const fingerprint = cards.find(({ id }) => id === cardId)?.fingerprint ?? null;
  return fingerprint === null
    ? []
    : cards.filter((card) => card.id !== cardId && card.fingerprint === fingerprint);
}

async function replaceCards(
  { payments }: Deps,
  customer: string,
  earlier: readonly HeldCard[],
  cardId: string,
): Promise<void> {
  if (earlier.length === 0) return;
  const ids = new Set(earlier.map(({ id }) => id));
  for (const { id, cardId: own } of (await payments.readSubscriptions(customer)).filter(isStanding)) {
    if (own !== null && ids.has(own)) await payments.setSubscriptionCard(id, cardId);
  }
  for (const id of ids) await payments.detachCard(id);
}

/**
 * Sets the default card and retries a waiting payment with it.
 * @throws {AppError} not_found for another user's card; a ProviderFault
 */
export async function setDefaultCard(deps: Deps, actor: Actor, cardId: string): Promise<PaymentMethods> {
  const { payments } = deps;
  await changeBilling(deps, actor.userId, async (customer) => {
    const { cards } = await payments.readCards(customer);
    if (!cards.some(({ id }) => id === cardId)) throw notFound('ourPaymentMethod');
    await payments.setDefaultCard(customer, cardId);
    for (const { id, cardId: own } of (await payments.readSubscriptions(customer)).filter(isStanding)) {
      if (own !== null && own !== cardId) await payments.setSubscriptionCard(id, cardId);
    }
    await payWhatWaits(deps, customer);
  });
  return listCards(deps, actor);
}

/** Whether the removal makes another card the default. */
export async function asksToRemove(
  { actor, params }: { actor: Actor; params: { id: string } },
  { db }: Pick<Deps, 'db'>,
): Promise<boolean> {
  const cards = await cardsOf(db, actor.userId);
  return cards.some(({ id, isDefault }) => isDefault && id === params.id);
}

/**
 * Removes a card. The newest other card replaces a removed default.
 * @throws {AppError} not_found for another user's card; conflict for a subscription's last card;
 * a ProviderFault
 */
export async function removeCard(deps: Deps, actor: Actor, cardId: string): Promise<void> {
  const { payments } = deps;
  await changeBilling(deps, actor.userId, async (customer) => {
    const { cards, defaultCardId } = await payments.readCards(customer);
    if (!cards.some(({ id }) => id === cardId)) throw notFound('ourPaymentMethod');
    const other = cards.find(({ id }) => id !== cardId);
    const standing = (await payments.readSubscriptions(customer)).filter(isStanding);
    if (!other && standing.length > 0) throw new AppError('conflict', lastCard);
    if (other && (defaultCardId === cardId || defaultCardId === null))
      await payments.setDefaultCard(customer, other.id);
    for (const { id, cardId: own } of standing) {
      if (other && own === cardId) await payments.setSubscriptionCard(id, other.id);
    }
    await payments.detachCard(cardId);
  });
}

const lastCard = text('billing.lastCard');

/**
 * Pays every open invoice of a past due subscription, but only the latest one of an unpaid subscription: an
 * older one would charge for nothing. A failed payment keeps the card.
 */
async function payWhatWaits({ payments, log }: Deps, customer: string): Promise<void> {
  const held = await payments.readSubscriptions(customer);
  const pastDue = new Set(held.filter(({ status }) => status === 'past_due').map(({ id }) => id));
  const open = pastDue.size > 0 ? await payments.readOpenInvoices(customer) : [];
  const owed = open.filter(({ subscriptionId }) => subscriptionId !== null && pastDue.has(subscriptionId));
  const latest = held.flatMap(({ status, latestInvoiceId }) =>
    status === 'unpaid' && latestInvoiceId !== null ? latestInvoiceId : [],
  );
  for (const id of [...owed.map((invoice) => invoice.id), ...latest]) {
    try {
      await payments.payInvoice(id);
    } catch (err) {
      if (!(err instanceof AppError)) throw err;
      log.info({ invoice: id, err: err.message }, 'failed to charge an open invoice to the new card');
      return;
    }
  }
}

function orNoCard(fault: unknown): never {
  if (fault instanceof ProviderFault && fault.kind === 'gone') throw notFound('ourPaymentMethod');
  throw fault;
}
