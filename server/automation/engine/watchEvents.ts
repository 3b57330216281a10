import { type EventRow, eventsAfter } from '../../../db/events.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../identity/auth/authenticate.ts';

const heartbeatEvery = 20_000;
const replayPage = 500;
/** A watcher that reads so slowly that this much piles up is let go; it comes back and resumes. */
const mostWaiting = 10_000;

/**
 * The actor's events as they happen, after those that came after `afterId` (null: from now on); null is a sign of life.
 * Ends when `signal` is aborted. No event is missed or sent twice between the replay and the live part.
 */
export async function* watchEvents(
  deps: Pick<Deps, 'db' | 'events' | 'clock'>,
  actor: Actor,
  afterId: number | null,
  signal: AbortSignal,
): AsyncGenerator<EventRow | null> {
  const waiting: (EventRow | null)[] = [];
  let wake = () => {};
  const offer = (event: EventRow | null) => {
    waiting.push(event);
    wake();
  };
  const unwatch = deps.events.watch(actor.userId, offer);
  const stop = () => wake();
  signal.addEventListener('abort', stop);
  let cancelHeartbeat = () => {};
  const heartbeat = () => {
    offer(null);
    cancelHeartbeat = deps.clock.wakeAt(deps.clock.now() + heartbeatEvery, heartbeat);
  };
  try {
    // At once, so that a client knows that it is heard.
    heartbeat();
    let last = afterId ?? 0;
    if (afterId !== null) {
      for (let page = await replay(deps, actor, last); page.length; page = await replay(deps, actor, last)) {
        for (const event of page) {
          yield event;
          last = event.id;
        }
      }
    }
    while (!signal.aborted && waiting.length < mostWaiting) {
      const event = waiting.shift();
      if (event === undefined) {
        await new Promise<void>((resolve) => {
          wake = resolve;
          if (waiting.length || signal.aborted) resolve();
        });
      } else if (event === null) {
        yield null;
      } else if (event.id > last) {
        last = event.id;
        yield event;
      }
    }
  } finally {
    unwatch();
    cancelHeartbeat();
    signal.removeEventListener('abort', stop);
  }
}

const replay = (deps: Pick<Deps, 'db'>, actor: Actor, after: number) =>
  eventsAfter(deps.db, actor.userId, after, replayPage);
