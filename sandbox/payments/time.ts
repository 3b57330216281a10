import type { Clock } from '../../server/clock.ts';
import type { PaymentStore } from './store.ts';

/** The time of the payments part in Unix seconds: the clock's, moved ahead by whatever it was told. */
export function createTime(store: PaymentStore, clock: Clock) {
  let ahead = Number(store.setting('ahead') ?? 0);
  let working: number | null = null;
  const present = () => Math.floor(clock.now() / 1000) + ahead;
  return {
    /** While something overdue is worked through, the time at which it fell due. */
    now: (): number => working ?? present(),
    present,
    /** Runs a function at an earlier time, for changes that fell due meanwhile. */
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
    /** Calls back at such a time; returns what cancels it. */
    wakeAt: (moment: number, wake: () => void) => clock.wakeAt((moment - ahead) * 1000, wake),
    restart(): void {
      ahead = 0;
    },
  };
}
