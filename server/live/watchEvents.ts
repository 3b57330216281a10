import { isAway } from '../../db/files/problem.ts';
import { type EventRow, eventsAfter, latestEventOf } from '../../db/messaging/events.ts';
import type { Deps } from '../deps.ts';
import type { Actor } from '../identity/auth/authenticate.ts';

const heartbeatEvery = 20_000;
const retryAfter = 1000;
const pageSize = 500;

/**
 * Yields the user's events after `afterId` until `signal` aborts; null starts with new events, and a yielded
 * null is a heartbeat. Reads the table, so that no server's event is missed, repeated or out of order.
 */
export async function* watchEvents(
  { db, events, clock }: Pick<Deps, 'db' | 'events' | 'clock'>,
  { userId }: Pick<Actor, 'userId'>,
  afterId: number | null,
  signal: AbortSignal,
): AsyncGenerator<EventRow | null> {
  let wake = () => {};
  let hasNews = true;
  let isHeartbeatDue = false;
  const news = () => {
    hasNews = true;
    wake();
  };
  const unwatch = events.watch(userId, news);
  const stop = () => wake();
  signal.addEventListener('abort', stop);
  let cancelHeartbeat = () => {};
  const heartbeat = () => {
    isHeartbeatDue = true;
    wake();
    cancelHeartbeat = clock.wakeAt(clock.now() + heartbeatEvery, heartbeat);
  };
  try {
    // The first heartbeat tells the client that all earlier events were sent.
    heartbeat();
    let last = afterId ?? (await latestEventOf(db, userId));
    while (!signal.aborted) {
      if (hasNews) {
        hasNews = false;
        const page = await eventsAfter(db, userId, last, pageSize).catch((err) => {
          // The stream stays open while the database is away, and continues without a gap.
          if (!isAway(err)) throw err;
          clock.wakeAt(clock.now() + retryAfter, news);
          return [];
        });
        for (const event of page) {
          yield event;
          last = event.id;
        }
        hasNews ||= page.length === pageSize;
      } else if (isHeartbeatDue) {
        isHeartbeatDue = false;
        yield null;
      } else {
        await new Promise<void>((resolve) => {
          wake = resolve;
          if (hasNews || isHeartbeatDue || signal.aborted) resolve();
        });
      }
    }
  } finally {
    unwatch();
    cancelHeartbeat();
    signal.removeEventListener('abort', stop);
  }
}
