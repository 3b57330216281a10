import dayjs from 'dayjs';
import { mostSeats } from '../../server/billing/limits.ts';
import type {
  Invoice,
  PaymentMethods,
  Plan,
  Preview,
  RequiresAction,
  Subscription,
} from '../../server/billing/schemas.ts';
import type { User } from '../../server/identity/users/schemas.ts';
import { timeText } from '../i18n/clock.ts';
import type { Translate } from '../i18n/useTranslate.ts';
import type { Tone } from '../theme.ts';

export { mostSeats };
export type Card = PaymentMethods['paymentMethods'][number];

/** `Nov 23, 2026`, with the months of the page's language. */
export function day(t: Translate, time: string): string {
  const date = dayjs(time);
  return `${t('billing.months').split(' ')[date.month()]} ${date.format('DD, YYYY')}`;
}
export const seatsText = (t: Translate, count: number): string => t('billing.seats', { smart_count: count });

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const plain = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Cents as `$49.00`; in another currency `EUR 49.00`. */
export function money(cents: number, currency = 'usd'): string {
  if (currency === 'usd') return dollars.format(cents / 100);
  return `${cents < 0 ? '-' : ''}${currency.toUpperCase()} ${plain.format(Math.abs(cents) / 100)}`;
}

export const monthly = (plan: Pick<Plan, 'price'>, seats: number): number =>
  Math.round(plan.price * 100) * seats;

type Status = Subscription['status'];
const tones = {
  trialing: 'info',
  active: 'good',
  past_due: 'warning',
  canceled: 'bad',
  unpaid: 'bad',
} as const;
const isKnown = <Name extends string>(of: Record<Name, Tone>, name: string): name is Name =>
  Object.hasOwn(of, name);

export const statusView = (t: Translate, status: Status): { label: string; tone: Tone } =>
  isKnown(tones, status)
    ? { label: t(`billing.status.${status}`), tone: tones[status] }
    : { label: t('billing.status.unknown'), tone: 'bad' };

const over = new Set<Status>(['canceled', 'incomplete_expired']);
export const showsPicker = (subscription: Subscription | null): boolean =>
  subscription === null || over.has(subscription.status);

const running = new Set<Status>(['trialing', 'active', 'past_due']);
/** The available actions (spec section 4). */
export function offers({ status, cancelAtPeriodEnd }: Subscription) {
  const runs = running.has(status);
  return {
    cancel: status === 'active' && !cancelAtPeriodEnd,
    reactivate: runs && cancelAtPeriodEnd,
    editSeats: runs,
  };
}

export type Facts = {
  user: User;
  subscription: Subscription | null;
  plan: Plan | null;
  cards: readonly Card[];
  requiresAction?: RequiresAction | undefined;
};

export const endOf = ({ status, trialEnd, currentPeriodEnd }: Subscription): string | null =>
  status === 'trialing' ? (trialEnd ?? currentPeriodEnd) : currentPeriodEnd;

export function headline(t: Translate, { user, subscription, plan }: Facts): string {
  if (subscription && !over.has(subscription.status)) {
    const { seats, status, cancelAtPeriodEnd } = subscription;
    const what = plan
      ? t('billing.headline.plan', {
          plan: plan.name,
          smart_count: seats,
          price: money(monthly(plan, seats)),
        })
      : t('billing.headline.seats', { smart_count: seats });
    const end = endOf(subscription);
    if (cancelAtPeriodEnd) return `${what} ${t('billing.headline.ending')}`;
    if (status !== 'trialing' && status !== 'active') return `${what} ${t('billing.headline.failed')}`;
    return end ? `${what} ${t('billing.headline.next', { date: day(t, end) })}` : what;
  }
  const smart_count = user.seats;
  if (user.status === 'Trial') return t('billing.headline.trial', { smart_count });
  if (user.status !== 'Paid') return t('billing.headline.none');
  const until = user.subscriptionEndsAt;
  return until
    ? t('billing.headline.seatsUntil', { smart_count, date: day(t, until) })
    : t('billing.headline.seats', { smart_count });
}

export type Banner = {
  kind: string;
  severity: 'info' | 'success' | 'warning' | 'error';
  title?: string;
  text: string;
  asksForCard?: boolean;
  confirms?: RequiresAction['kind'];
  canBeGivenUp?: boolean;
  /** Only support can cancel a trial. */
  asksSupport?: boolean;
};

/** Stripe's types allow null. */
const dated = (t: Translate, time: string | null) => ({ date: time ? day(t, time) : '–' });

export function bannersOf(t: Translate, { user, subscription, cards, requiresAction }: Facts): Banner[] {
  const banners: Banner[] = requiresAction ? [confirmBanner(t, requiresAction)] : [];
  if (subscription && !over.has(subscription.status)) return [...banners, bannerOf(t, subscription)];
  const lapsed = user.status === 'Expired' || user.status === 'None';
  if (subscription || lapsed) banners.push(required(t, user, subscription));
  if (!subscription && cards.length > 0) {
    const title = t(lapsed ? 'billing.banner.welcomeBackTitle' : 'billing.banner.welcomeTitle');
    banners.push({ kind: 'welcome', severity: 'info', title, text: t('billing.banner.welcome') });
  } else if (!subscription && user.status === 'Trial') {
    const text = t('billing.banner.freeTrial', dated(t, user.subscriptionEndsAt));
    banners.push({ kind: 'free_trial', severity: 'info', text });
  }
  return banners;
}

function confirmBanner(t: Translate, action: RequiresAction): Banner {
  const { kind, plan, seats, amount, currency, expiresAt } = action;
  const what = t(`billing.confirm.${kind}`, {
    plan: plan ?? t('billing.subscription.fallback'),
    seats: seatsText(t, seats),
    price: money(amount, currency),
  });
  const until = expiresAt && t('billing.confirm.until', { time: dateAndTime(t, expiresAt) });
  return {
    kind: 'confirm',
    severity: 'warning',
    title: t(kind === 'card' ? 'billing.confirm.cardTitle' : 'billing.confirm.title'),
    text: until ? `${what} ${until}` : what,
    confirms: kind,
    canBeGivenUp: kind === 'subscribe' || kind === 'change',
  };
}

const dateAndTime = (t: Translate, time: string): string => `${day(t, time)}, ${timeText(time)}`;

export function confirmedText(t: Translate, action: RequiresAction | undefined): string {
  if (action?.kind === 'change') return t('billing.seatEditor.updated');
  if (action?.kind !== 'subscribe') return t('billing.confirm.done');
  return t('billing.picker.started', { plan: action.plan ?? t('billing.subscription.fallback') });
}

function required(t: Translate, { subscriptionEndsAt }: User, subscription: Subscription | null): Banner {
  const date = dated(t, subscriptionEndsAt);
  const what = subscription
    ? t(subscriptionEndsAt ? 'billing.banner.canceledOn' : 'billing.banner.canceled', date)
    : t(subscriptionEndsAt ? 'billing.banner.endedOn' : 'billing.banner.none', date);
  const text = `${what} ${t('billing.banner.stays')}`;
  return { kind: 'required', severity: 'error', title: t('billing.required'), text };
}

function bannerOf(t: Translate, subscription: Subscription): Banner {
  const { status, cancelAtPeriodEnd, seats } = subscription;
  const date = dated(t, endOf(subscription));
  if (status === 'past_due') {
    return { kind: 'past_due', severity: 'warning', text: t('billing.banner.pastDue'), asksForCard: true };
  }
  if (status !== 'trialing' && status !== 'active') {
    const text = t('billing.banner.unpaid');
    return { kind: 'unpaid', severity: 'error', title: t('billing.required'), text, asksForCard: true };
  }
  if (cancelAtPeriodEnd)
    return { kind: 'ending', severity: 'warning', text: t('billing.banner.ending', date) };
  return status === 'active'
    ? {
        kind: 'active',
        severity: 'success',
        text: t('billing.banner.active', { ...date, smart_count: seats }),
      }
    : {
        kind: 'trialing',
        severity: 'info',
        text: t('billing.banner.trialing', date),
        asksSupport: true,
      };
}

export function readSeats(text: string): number | null {
  const seats = Number(text);
  return /^\d{1,3}$/.test(text.trim()) && seats >= 1 && seats <= mostSeats ? seats : null;
}

/** @param chosen number of accounts to disconnect */
export function seatChange(
  wished: number | null,
  now: number,
  connected: number,
  chosen: number,
): 'invalid' | 'same' | 'disconnect' | 'change' {
  if (wished === null) return 'invalid';
  if (wished === now) return 'same';
  return wished < now && connected - chosen > wished ? 'disconnect' : 'change';
}

export function previewSentence(t: Translate, { dueNow, nextAmount, nextDate, currency }: Preview): string {
  const price = money(dueNow, currency);
  if (!nextDate) return dueNow > 0 ? t('billing.cost.now', { price }) : t('billing.cost.nothing');
  const then = { next: money(nextAmount, currency), date: day(t, nextDate) };
  return dueNow > 0 ? t('billing.cost.nowThen', { price, ...then }) : t('billing.cost.later', then);
}

export function startSentence(t: Translate, plan: Plan, seats: number, one: Preview): string {
  const price = money(monthly(plan, seats), one.currency);
  if (one.dueNow > 0) return t('billing.plan.chargedToday', { price });
  return one.nextDate
    ? t('billing.plan.freeUntil', { price, date: day(t, one.nextDate) })
    : t('billing.plan.monthly', { price });
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
export const brandName = (t: Translate, brand: string): string =>
  brands[brand] ?? t('billing.cards.anyBrand');
export const cardName = (t: Translate, { card }: Card): string =>
  t('billing.cards.name', { brand: brandName(t, card.brand), last4: card.last4 });

export function cardDate({ card }: Card, now: number): { text: string; over: boolean } {
  const date = dayjs(new Date(card.exp_year, card.exp_month - 1));
  return { text: date.format('MM/YY'), over: date.isBefore(now, 'month') };
}

export const defaultFirst = (cards: readonly Card[], defaultId: string | null): Card[] =>
  [...cards].sort((a, b) => Number(b.id === defaultId) - Number(a.id === defaultId));

const invoiceTones = { paid: 'good', open: 'warning', void: 'neutral', uncollectible: 'bad' } as const;

/** Stripe marks a credit as paid. */
export function invoiceView(
  t: Translate,
  { status, amount }: Pick<Invoice, 'status' | 'amount'>,
): { label: string; tone: Tone } {
  if (status === 'paid' && amount < 0) return { label: t('billing.invoices.credit'), tone: 'info' };
  return isKnown(invoiceTones, status)
    ? { label: t(`billing.invoices.${status}`), tone: invoiceTones[status] }
    : { label: status, tone: 'neutral' };
}

export function cardProblem(t: Translate, code: string | undefined, message: string | undefined): string {
  if (code === 'expired_card' || /expired/i.test(message ?? '')) return t('billing.addCard.pastDate');
  return message || t('billing.addCard.declined');
}
