import type { Clock } from '../../server/clock.ts';
import type { Context } from '../context.ts';
import type { Faults } from '../control/faults.ts';
import { createBooks } from './books.ts';
import { createCycle } from './cycle.ts';
import { createDeliverer, type Send } from './deliver.ts';

export type PaymentsOptions = {
  /** Without a trailing slash. */
  appUrl: string;
  /** For trials and renewals. */
  clock: Clock;
  faults: Faults;
  send: Send;
};

export function createPayments(context: Context, { appUrl, clock, faults, send }: PaymentsOptions) {
  const books = createBooks(context, appUrl, clock);
  const cycle = createCycle(books);
  const deliverer = createDeliverer(books, faults, send, clock.now);
  let cancel = () => {};
  context.closing.addEventListener('abort', () => cancel());

  const tellSoon = () => void work().catch((error: unknown) => console.error(error));

  /** Sets the timer for the next due change. */
  function arm(): void {
    cancel();
    if (context.closing.aborted) return;
    const times = [books.store.nextDue()?.dueAt, books.store.nextDeliveryAt()].filter(
      (at) => typeof at === 'number',
    );
    if (times.length > 0)
      cancel = books.time.wakeAt(Math.max(Math.min(...times), books.time.present() + 1), tellSoon);
  }
  async function work(): Promise<void> {
    if (context.closing.aborted) return;
    cycle.catchUp();
    await deliverer.flush();
    arm();
  }
  arm();

  return {
    books,
    catchUp: cycle.catchUp,
    tellSoon,
    /** Applies everything on the way in order, and attempts every webhook before it resolves. */
    async advance(seconds: number): Promise<void> {
      cycle.catchUp();
      books.time.advance(seconds);
      await work();
    },
    /** After the tables were emptied. */
    restart(): void {
      books.time.restart();
      books.ensureEndpoint();
      cycle.restart();
      arm();
    },
  };
}

export type Payments = ReturnType<typeof createPayments>;
