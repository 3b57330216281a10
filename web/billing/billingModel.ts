import dayjs from 'dayjs';
import {
  type Invoice,
  mostSeats,
  type PaymentMethods,
  type Plan,
  type Preview,
  type Subscription,
} from '../../server/billing/schemas.ts';
import type { User } from '../../server/users/schemas.ts';
import type { Tone } from '../theme.ts';

export { mostSeats };
export type Card = PaymentMethods['paymentMethods'][number];

export const messages = {
  noCard: 'Please add a payment method before subscribing to a plan',
  seats: `Seats must be a whole number from 1 to ${mostSeats}`,
} as const;

/** MMM dd, yyyy */
export const day = (time: string): string => dayjs(time).format('MMM DD, YYYY');
export const seatsText = (count: number): string => (count === 1 ? '1 seat' : `${count} seats`);
const ofSeats = (count: number): string => (count === 1 ? 'one seat' : `${count} seats`);

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const plain = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Cents with two decimals, `$49.00`; another currency is named, `EUR 49.00`. */
export function money(cents: number, currency = 'usd'): string {
  if (currency === 'usd') return dollars.format(cents / 100);
  return `${cents < 0 ? '-' : ''}${currency.toUpperCase()} ${plain.format(Math.abs(cents) / 100)}`;
}

/** What seats of a plan cost in a month, in cents. */
export const monthly = (plan: Pick<Plan, 'price'>, seats: number): number => Math.round(plan.price * 100) * seats;

/** The cheapest first. */
export const byPrice = (plans: readonly Plan[]): Plan[] => [...plans].sort((a, b) => a.price - b.price);

type Status = Subscription['status'];
const statusViews: Partial<Record<Status, { label: string; tone: Tone }>> = {
  trialing: { label: 'Trial', tone: 'info' },
  active: { label: 'Active', tone: 'good' },
  past_due: { label: 'Past due', tone: 'warning' },
  canceled: { label: 'Canceled', tone: 'bad' },
  unpaid: { label: 'Unpaid', tone: 'bad' },
};
/** Whatever else the provider may say is unknown, and red. */
export const statusView = (status: Status): { label: string; tone: Tone } =>
  statusViews[status] ?? { label: 'Unknown', tone: 'bad' };

const over = new Set<Status>(['canceled', 'incomplete_expired']);
/** Whether the subscription is over, or there never was one: then plans are offered. */
export const showsPicker = (subscription: Subscription | null): boolean => subscription === null || over.has(subscription.status);

const running = new Set<Status>(['trialing', 'active', 'past_due']);
/** What may be pressed about a subscription (spec section 4). */
export function offers({ status, cancelAtPeriodEnd }: Subscription) {
  const runs = running.has(status);
  return { cancel: status === 'active' && !cancelAtPeriodEnd, reactivate: runs && cancelAtPeriodEnd, editSeats: runs };
}

export type Facts = { user: User; subscription: Subscription | null; plan: Plan | null; cards: readonly Card[] };

/** What is paid and when, in one sentence. */
export function headline({ user, subscription, plan }: Facts): string {
  const until = user.subscriptionEndsAt && day(user.subscriptionEndsAt);
  if (subscription && !over.has(subscription.status)) {
    const { seats, status, cancelAtPeriodEnd, currentPeriodEnd, trialEnd } = subscription;
    const name = plan ? `${plan.name}, ${ofSeats(seats)}` : seatsText(seats);
    const price = plan ? ` for ${money(monthly(plan, seats))} a month` : '';
    const next = status === 'trialing' ? (trialEnd ?? currentPeriodEnd) : currentPeriodEnd;
    if (cancelAtPeriodEnd) return `${name}${price}. Nothing more is charged.`;
    if (status === 'trialing' || status === 'active') {
      return `${name}${price}.${next ? ` The next payment is on ${day(next)}.` : ''}`;
    }
    return `${name}${price}. The last payment did not go through.`;
  }
  if (user.status === 'Trial') return `Free trial with ${ofSeats(user.seats)}. Nothing is charged.`;
  if (user.status === 'Paid') return `${seatsText(user.seats)}${until ? `, until ${until}` : ''}.`;
  return 'You have no subscription. Nothing is charged and nothing is posted.';
}

export type Banner = {
  kind: 'trialing' | 'active' | 'ending' | 'past_due' | 'unpaid' | 'required' | 'welcome' | 'free_trial';
  severity: 'info' | 'success' | 'warning' | 'error';
  title?: string;
  text: string;
  /** Asks for another card. */
  asksForCard?: boolean;
};

const on = (time: string | null): string => (time ? ` on ${day(time)}` : '');

/** What a person has to know about their billing, the most pressing first. */
export function bannersOf(facts: Facts): Banner[] {
  const { user, subscription, cards } = facts;
  if (subscription && !over.has(subscription.status)) return [bannerOf(subscription)];
  const banners: Banner[] = [];
  const lapsed = user.status === 'Expired' || user.status === 'None';
  if (subscription || lapsed) banners.push(required(user, subscription));
  if (!subscription && cards.length > 0) {
    const text = 'Your card is on file. Choose a plan below to begin your subscription.';
    banners.push({ kind: 'welcome', severity: 'info', title: 'Welcome to Chime In', text });
  } else if (!subscription && user.status === 'Trial') {
    const until = user.subscriptionEndsAt ? ` until ${day(user.subscriptionEndsAt)}` : '';
    const text = `Your free trial runs${until}. Add a payment method and choose a plan to go on after it.`;
    banners.push({ kind: 'free_trial', severity: 'info', text });
  }
  return banners;
}

function required(user: User, subscription: Subscription | null): Banner {
  const ended = subscription?.currentPeriodEnd ?? user.subscriptionEndsAt;
  const what = subscription
    ? `Your subscription was canceled${user.subscriptionEndsAt ? ` and ended${on(user.subscriptionEndsAt)}` : ''}.`
    : ended
      ? `What you had ended${on(ended)}.`
      : 'You have no subscription.';
  const text = `${what} Your accounts, settings and history stay; nothing is posted until you choose a plan.`;
  return { kind: 'required', severity: 'error', title: 'Subscription Required', text };
}

function bannerOf(subscription: Subscription): Banner {
  const { status, cancelAtPeriodEnd, trialEnd, currentPeriodEnd, seats } = subscription;
  const end = status === 'trialing' ? (trialEnd ?? currentPeriodEnd) : currentPeriodEnd;
  if (status === 'past_due') {
    const text = 'Your last payment did not go through. Please update your payment method: it is tried at once.';
    return { kind: 'past_due', severity: 'warning', text, asksForCard: true };
  }
  if (status === 'trialing' || status === 'active') {
    if (cancelAtPeriodEnd) {
      const text = `Your subscription will be canceled${on(end)}. Until then everything goes on as it is.`;
      return { kind: 'ending', severity: 'warning', text };
    }
    if (status === 'active') {
      return {
        kind: 'active',
        severity: 'success',
        text: `Your subscription is active${end ? ` until ${day(end)}` : ''}, with ${seatsText(seats)}.`,
      };
    }
    const text = `Your trial expires${on(end)} and your subscription starts automatically. Nothing is charged before; through the API it can be canceled until then.`;
    return { kind: 'trialing', severity: 'info', text };
  }
  const text =
    'An invoice is not paid, and nothing is posted until it is. Please update your payment method: it is tried at once.';
  return { kind: 'unpaid', severity: 'error', title: 'Subscription Required', text, asksForCard: true };
}

/** Seats from what was typed; null for what can't be had. */
export function readSeats(text: string): number | null {
  const seats = Number(text);
  return /^\d{1,3}$/.test(text.trim()) && seats >= 1 && seats <= mostSeats ? seats : null;
}

/** What pressing Save in the seat editor comes to. */
export type SeatChange = { kind: 'invalid' | 'same' | 'change' } | { kind: 'disconnect'; more: number };

/** @param chosen how many accounts are ticked to be disconnected */
export function seatChange(wished: number | null, now: number, connected: number, chosen: number): SeatChange {
  if (wished === null) return { kind: 'invalid' };
  if (wished === now) return { kind: 'same' };
  const more = wished < now ? Math.max(0, connected - wished - chosen) : 0;
  return more > 0 ? { kind: 'disconnect', more } : { kind: 'change' };
}

/** What a change of seats costs, in one sentence. */
export function previewSentence({ dueNow, nextAmount, nextDate, currency }: Preview): string {
  const next = nextDate ? `${money(nextAmount, currency)} on ${day(nextDate)}` : '';
  if (dueNow > 0) return `${money(dueNow, currency)} now for the rest of this period${next && `, then ${next}`}.`;
  return next ? `Nothing now, then ${next}.` : 'Nothing is charged.';
}

/** What a plan costs to begin, given what one seat of it would. */
export function startSentence(plan: Plan, seats: number, one: Preview): string {
  const month = money(monthly(plan, seats), one.currency);
  if (one.dueNow > 0) return `${month} is charged today, then every month.`;
  return one.nextDate ? `Free until ${day(one.nextDate)}, then ${month} a month.` : `${month} a month.`;
}

const brands: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};
export const brandName = (brand: string): string => brands[brand] ?? 'Card';
export const cardName = ({ card }: Card): string => `${brandName(card.brand)} ending in ${card.last4}`;

/** `12/30`, and whether that is over. */
export function cardDate({ card }: Card, now: number): { text: string; over: boolean } {
  const text = `${String(card.exp_month).padStart(2, '0')}/${String(card.exp_year % 100).padStart(2, '0')}`;
  const at = dayjs(now);
  return { text, over: card.exp_year < at.year() || (card.exp_year === at.year() && card.exp_month < at.month() + 1) };
}

/** The default one first, the rest as they come: the newest first. */
export const defaultFirst = (cards: readonly Card[], defaultId: string | null): Card[] =>
  [...cards].sort((a, b) => Number(b.id === defaultId) - Number(a.id === defaultId));

const invoiceViews: Record<string, { label: string; tone: Tone }> = {
  paid: { label: 'Paid', tone: 'good' },
  open: { label: 'Due', tone: 'warning' },
  void: { label: 'Void', tone: 'neutral' },
  uncollectible: { label: 'Written off', tone: 'bad' },
};
export const invoiceView = (status: Invoice['status']): { label: string; tone: Tone } =>
  invoiceViews[status] ?? { label: status, tone: 'neutral' };
