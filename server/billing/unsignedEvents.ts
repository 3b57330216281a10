import type { Deps } from '../deps.ts';
import { minute } from '../durations.ts';

/**
 * Logs Stripe events without a valid signature: the first at once, then one line a minute with a count.
 * Anyone can send any number of them, so the level stays below that of `recent-errors.log`.
 * @returns counts one
 */
export function createUnsignedEvents({ clock, log }: Pick<Deps, 'clock' | 'log'>): () => void {
  let count = 0;
  let isWaiting = false;
  const flush = () => {
    isWaiting = count > 0;
    if (!isWaiting) return;
    log.info({ count }, 'Stripe events without a valid signature');
    count = 0;
    clock.wakeAt(clock.now() + minute, flush);
  };
  return () => {
    count += 1;
    if (!isWaiting) flush();
  };
}
