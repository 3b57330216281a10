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
import { billingDay, numberFormat } from '../../server/texts/formats.ts';
import { timeText } from '../i18n/clock.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import type { Translate } from '../i18n/useTranslate.ts';
import type { Tone } from '../theme.ts';

export { mostSeats };
export type BillingTranslate = Translate<'billing'>;
export type Card = PaymentMethods['paymentMethods'][number];

/** `Nov 23, 2026`, in the page's language. */
export const day = (time: string): string => billingDay(new Date(time), currentLanguage());
export const seatsText = (t: BillingTranslate, count: number): string => t('seats', { smart_count: count });

const dollars = numberFormat('en-US', { style: 'currency', currency: 'USD' });
const plain = numberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

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
const isKnown = <Name extends string>(names: Record<Name, Tone>, name: string): name is Name =>
  Object.hasOwn(names, name);

export const statusView = (t: BillingTranslate, status: Status): { label: string; tone: Tone } =>
  isKnown(tones, status)
    ? { label: t(`status.${status}`), tone: tones[status] }
    : { label: t('status.unknown'), tone: 'bad' };

const over = new Set<Status>(['canceled', 'incomplete_expired']);
export const showsPicker = (subscription: Subscription | null): boolean =>
  subscription === null || over.has(subscription.status);

const running = new Set<Status>(['trialing', 'active', 'past_due']);
/** The available actions (spec section 4). */
export function offers({ status, cancelAtPeriodEnd }: Subscription) {
  const runs = running.has(status);
  return {
    cancel: status === 'active' && !cancelAtPeriodEnd,
    endTrial: status === 'trialing' && !cancelAtPeriodEnd,
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

export function headline(t: BillingTranslate, { user, subscription, plan }: Facts): string {
  if (subscription && !over.has(subscription.status)) {
    const { seats, status, cancelAtPeriodEnd } = subscription;
    const what = plan
      ? t('headline.plan', {
          plan: plan.name,
          smart_count: seats,
          price: money(monthly(plan, seats)),
        })
      : t('headline.seats', { smart_count: seats });
    const end = endOf(subscription);
    if (cancelAtPeriodEnd) return `${what} ${t('headline.ending')}`;
    if (status !== 'trialing' && status !== 'active') return `${what} ${t('headline.failed')}`;
    return end ? `${what} ${t('headline.next', { date: day(end) })}` : what;
  }
  const smart_count = user.seats;
  if (user.status === 'Trial') return t('headline.trial', { smart_count });
  if (user.status !== 'Paid') return t('headline.none');
  const until = user.subscriptionEndsAt;
  return until
    ? t('headline.seatsUntil', { smart_count, date: day(until) })
    : t('headline.seats', { smart_count });
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
};

/** Stripe's types allow null. */
const dated = (time: string | null) => ({ date: time ? day(time) : '–' });

export function bannersOf(
  t: BillingTranslate,
  { user, subscription, cards, requiresAction }: Facts,
): Banner[] {
  const banners: Banner[] = requiresAction ? [confirmBanner(t, requiresAction)] : [];
  if (subscription && !over.has(subscription.status)) return [...banners, bannerOf(t, subscription)];
  const lapsed = user.status === 'Expired' || user.status === 'None';
  if (subscription || lapsed) banners.push(required(t, user, subscription));
  if (!subscription && cards.length > 0) {
    const title = t(lapsed ? 'banner.welcomeBackTitle' : 'banner.welcomeTitle');
    banners.push({ kind: 'welcome', severity: 'info', title, text: t('banner.welcome') });
  } else if (!subscription && user.status === 'Trial') {
    const text = t('banner.freeTrial', dated(user.subscriptionEndsAt));
    banners.push({ kind: 'free_trial', severity: 'info', text });
  }
  return banners;
}

function confirmBanner(t: BillingTranslate, action: RequiresAction): Banner {
  const { kind, plan, seats, amount, currency, expiresAt } = action;
  const what = t(`confirm.${kind}`, {
    plan: plan ?? t('subscription.fallback'),
    seats: seatsText(t, seats),
    price: money(amount, currency),
  });
  const until = expiresAt && t('confirm.until', { time: dateAndTime(expiresAt) });
  return {
    kind: 'confirm',
    severity: 'warning',
    title: t(kind === 'card' ? 'confirm.cardTitle' : 'confirm.title'),
    text: until ? `${what} ${until}` : what,
    confirms: kind,
    canBeGivenUp: kind === 'subscribe' || kind === 'change',
  };
}

const dateAndTime = (time: string): string => `${day(time)}, ${timeText(time)}`;

export function confirmedText(t: BillingTranslate, action: RequiresAction | undefined): string {
  if (action?.kind === 'change') return t('seatEditor.updated');
  if (action?.kind !== 'subscribe') return t('confirm.done');
  return t('picker.started', { plan: action.plan ?? t('subscription.fallback') });
}

function required(
  t: BillingTranslate,
  { subscriptionEndsAt }: User,
  subscription: Subscription | null,
): Banner {
  const date = dated(subscriptionEndsAt);
  const what = subscription
    ? t(subscriptionEndsAt ? 'banner.canceledOn' : 'banner.canceled', date)
    : t(subscriptionEndsAt ? 'banner.endedOn' : 'banner.none', date);
  const text = `${what} ${t('banner.stays')}`;
  return { kind: 'required', severity: 'error', title: t('required'), text };
}

function bannerOf(t: BillingTranslate, subscription: Subscription): Banner {
  const { status, cancelAtPeriodEnd, seats } = subscription;
  const date = dated(endOf(subscription));
  if (status === 'past_due') {
    return { kind: 'past_due', severity: 'warning', text: t('banner.pastDue'), asksForCard: true };
  }
  if (status !== 'trialing' && status !== 'active') {
    const text = t('banner.unpaid');
    return { kind: 'unpaid', severity: 'error', title: t('required'), text, asksForCard: true };
  }
  if (cancelAtPeriodEnd) return { kind: 'ending', severity: 'warning', text: t('banner.ending', date) };
  return status === 'active'
    ? {
        kind: 'active',
        severity: 'success',
        text: t('banner.active', { ...date, smart_count: seats }),
      }
    : {
        kind: 'trialing',
        severity: 'info',
        text: t('banner.trialing', date),
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

export function previewSentence(
  t: BillingTranslate,
  { dueNow, nextAmount, nextDate, currency }: Preview,
): string {
  const price = money(dueNow, currency);
  if (!nextDate) return dueNow > 0 ? t('cost.now', { price }) : t('cost.nothing');
  const then = { next: money(nextAmount, currency), date: day(nextDate) };
  return dueNow > 0 ? t('cost.nowThen', { price, ...then }) : t('cost.later', then);
}

export function startSentence(t: BillingTranslate, plan: Plan, seats: number, preview: Preview): string {
  const price = money(monthly(plan, seats), preview.currency);
  if (preview.dueNow > 0) return t('plan.chargedToday', { price });
  const today = money(0, preview.currency);
  return preview.nextDate
    ? t('plan.freeUntil', { price, today, date: day(preview.nextDate) })
    : t('plan.monthly', { price, today });
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
export const brandName = (t: BillingTranslate, brand: string): string => brands[brand] ?? t('cards.anyBrand');
export const cardName = (t: BillingTranslate, { card }: Card): string =>
  t('cards.name', { brand: brandName(t, card.brand), last4: card.last4 });

export function cardDate({ card }: Card, now: number): { text: string; over: boolean } {
  const text = `${String(card.exp_month).padStart(2, '0')}/${String(card.exp_year).slice(-2)}`;
  return { text, over: new Date(card.exp_year, card.exp_month).getTime() <= now };
}

export const defaultFirst = (cards: readonly Card[], defaultId: string | null): Card[] =>
  [...cards].sort((a, b) => Number(b.id === defaultId) - Number(a.id === defaultId));

const invoiceTones = { paid: 'good', open: 'warning', void: 'neutral', uncollectible: 'bad' } as const;

/** Stripe marks a credit as paid. */
export function invoiceView(
  t: BillingTranslate,
  { status, amount }: Pick<Invoice, 'status' | 'amount'>,
): { label: string; tone: Tone } {
  if (status === 'paid' && amount < 0) return { label: t('invoices.credit'), tone: 'info' };
  return isKnown(invoiceTones, status)
    ? { label: t(`invoices.${status}`), tone: invoiceTones[status] }
    : { label: status, tone: 'neutral' };
}

export function cardProblem(
  t: BillingTranslate,
  code: string | undefined,
  message: string | undefined,
): string {
  if (code === 'expired_card') return t('addCard.pastDate');
  return message || t('addCard.declined');
}
