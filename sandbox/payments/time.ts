import type { Clock } from '../../server/clock.ts';
import type { PaymentStore } from './store.ts';

/** Unix seconds: the clock's, plus the advanced time. */
export function createTime(store: PaymentStore, clock: Clock) {
  let ahead = Number(store.setting('ahead') ?? 0);
  let working: number | null = null;
  const present = () => Math.floor(clock.now() / 1000) + ahead;
  return {
    /** The due time of an overdue change while it is applied, otherwise the present. */
    now: (): number => working ?? present(),
    present,
    /** Runs an overdue change at its due time. */
    at<T>(moment: number, run: () => T): T {
      working = moment;
      try {
        return run();
      } finally {
        working = null;
      }
    },
    advance(seconds: number): void {
      ahead += seconds;
      store.set('ahead', String(ahead));
    },
    /** @returns cancels it */
    wakeAt: (moment: number, wake: () => void) => clock.wakeAt((moment - ahead) * 1000, wake),
    restart(): void {
      ahead = 0;
    },
  };
}
