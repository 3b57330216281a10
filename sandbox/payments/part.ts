import type { Clock } from '../../server/clock.ts';
import type { Context } from '../context.ts';
import type { Faults } from '../control/faults.ts';
import { createBooks } from './books.ts';
import { createCycle } from './cycle.ts';
import { createDeliverer, type Send } from './deliver.ts';

export type PaymentsOptions = {
  /** Where the server is, without a trailing slash. */
  appUrl: string;
  /** The clock of trials and renewals. */
  clock: Clock;
  faults: Faults;
  send: Send;
};

/** The payments part: its books, their scheduled changes, and the events. */
export function createPayments(context: Context, { appUrl, clock, faults, send }: PaymentsOptions) {
  const books = createBooks(context, appUrl, clock);
  const cycle = createCycle(books);
  const deliverer = createDeliverer(books, faults, send, clock.now);
  let cancel = () => {};
  context.closing.addEventListener('abort', () => cancel());

  const tellSoon = () => void work().catch((error: unknown) => console.error(error));

  /** Wakes up when the next thing falls due. */
  function arm(): void {
    cancel();
    if (context.closing.aborted) return;
    const times = [books.store.nextDue()?.dueAt, books.store.nextDeliveryAt()].filter(
      (at) => typeof at === 'number',
    );
    if (times.length > 0)
      cancel = books.time.wakeAt(Math.max(Math.min(...times), books.time.present() + 1), tellSoon);
  }
  /** Applies due changes and sends their events. */
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
    /** Due changes send their events in the background. */
    tellSoon,
    /** Advances the clock: applies everything on the way in order, and attempts every webhook before it resolves. */
    async advance(seconds: number): Promise<void> {
      cycle.catchUp();
      books.time.advance(seconds);
      await work();
    },
    /** Starts anew after the tables were emptied. */
    restart(): void {
      books.time.restart();
      books.ensureEndpoint();
      cycle.restart();
      arm();
    },
  };
}

export type Payments = ReturnType<typeof createPayments>;
