import { latestEvent, usersWithNews } from '../../../db/messaging/events.ts';
import type { Deps } from '../../deps.ts';

const everyMs = 1000;

/**
 * Notifies watchers of events that another server wrote, by one query a second while anybody watches.
 * @returns ends it
 */
export function watchOtherServers({ db, clock, events, log }: Pick<Deps, 'db' | 'clock' | 'events' | 'log'>) {
  let seen: number | null = null;
  let closed = false;
  let cancelWake = () => {};

  async function look(): Promise<void> {
    const watched = new Set(events.watched());
    if (watched.size === 0) {
      seen = null;
      return;
    }
    if (seen === null) {
      seen = await latestEvent(db);
      // Events between a stream's opening and this query have not been announced.
      for (const userId of watched) events.tell(userId);
      return;
    }
    for (const { userId, latest } of await usersWithNews(db, seen)) {
      seen = Math.max(seen, latest);
      if (watched.has(userId)) events.tell(userId);
    }
  }

  async function round(): Promise<void> {
    await look().catch((err) => log.error({ err }, 'failed to read the events of other servers'));
    if (!closed) cancelWake = clock.wakeAt(clock.now() + everyMs, () => void round());
  }

  void round();
  return (): void => {
    closed = true;
    cancelWake();
  };
}
