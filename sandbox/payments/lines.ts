import type { Books } from './books.ts';
import { rateOf } from './formatCatalog.ts';
import { newId } from './ids.ts';
import { dayOf } from './money.ts';
import { prorate } from './proration.ts';
import type { Item, Line, Period, Price, Subscription } from './types.ts';

const nameOfProduct = (books: Books, price: Price): string =>
  books.find('product', price.product)?.name ?? price.product;

const lineOf = (
  item: Item,
  price: Price,
  period: Period,
  amount: number,
  description: string,
  proration: boolean,
) => ({
  amount,
  description,
  period,
  price: price.id,
  unit_amount: price.unit_amount,
  quantity: item.quantity,
  item: item.id,
  proration,
});

/** A line per item: its price for a whole period, or nothing for a trial. */
export function periodLines(books: Books, subscription: Subscription): Line[] {
  const { period, status } = subscription;
  return subscription.items.map((item) => {
    const price = books.need('price', item.price, 'price');
    const name = nameOfProduct(books, price);
    const line =
      status === 'trialing'
        ? { ...lineOf(item, price, period, 0, `Trial period for ${name}`, false), unit_amount: 0 }
        : lineOf(
            item,
            price,
            period,
            price.unit_amount * item.quantity,
            `${item.quantity} × ${name} (at ${rateOf(price)})`,
            false,
          );
    return { id: newId('il'), ...line, invoice_item: null };
  });
}

/**
 * Adds two lines per changed item to the next invoice: a credit for the unused time of the old item, and a
 * charge for the same time of the new one.
 */
export function addProrations(
  books: Books,
  subscription: Subscription,
  before: Item[],
  after: Item[],
  at: number,
): void {
  const { period } = subscription;
  const rest = { start: at, end: period.end };
  for (const id of new Set([...before, ...after].map((item) => item.id))) {
    const [old, now] = [before, after].map((items) => items.find((item) => item.id === id));
    if (old && now && old.price === now.price && old.quantity === now.quantity) continue;
    const priced = (item: Item | undefined) =>
      item && { item, price: books.need('price', item.price, 'price') };
    const [from, to] = [priced(old), priced(now)];
    const charge = (change: ReturnType<typeof priced>) =>
      change ? { unit_amount: change.price.unit_amount, quantity: change.item.quantity } : null;
    const amounts = prorate(charge(from), charge(to), period, at);
    const put = ({ item, price }: { item: Item; price: Price }, amount: number, word: string) => {
      const description = `${word} time on ${item.quantity} × ${nameOfProduct(books, price)} after ${dayOf(at)}`;
      const line = lineOf(item, price, rest, amount, description, true);
      books.add(
        'invoiceitem',
        { customer: subscription.customer, subscription: subscription.id, line },
        'invoiceitem.created',
      );
    };
    if (from && amounts.credit !== null) put(from, amounts.credit, 'Unused');
    if (to && amounts.charge !== null) put(to, amounts.charge, 'Remaining');
  }
}
