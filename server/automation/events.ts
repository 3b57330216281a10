import { EventEmitter } from 'node:events';
import { addEvent, type EventRow, type NewEvent } from '../../db/events.ts';
import type { Db } from '../../db/open.ts';
import { saved } from '../../db/together.ts';
import { iso } from '../clock.ts';
import type { AutomationEvent } from './schemas.ts';

/** Carries news from whoever makes it to whoever watches, within this process. */
export type EventBus = ReturnType<typeof createEventBus>;

export function createEventBus() {
  const emitter = new EventEmitter().setMaxListeners(0);
  return {
    /** Keeps an event and tells those who watch its user. */
    async publish(db: Db, event: NewEvent): Promise<void> {
      const row = await addEvent(db, event);
      const tell = () => void emitter.emit(`user:${event.userId}`, row);
      // An id that somebody has seen must not be given to another event after a crash.
      const pending = saved(db);
      if (pending) pending.then(tell, () => {});
      else tell();
    },
    /** Calls `listener` with each new event of a user until the returned function is called. */
    watch(userId: string, listener: (event: EventRow) => void): () => void {
      emitter.on(`user:${userId}`, listener);
      return () => emitter.off(`user:${userId}`, listener);
    },
    /** The users whom somebody watches. */
    watched(): string[] {
      return emitter
        .eventNames()
        .flatMap((name) => (String(name).startsWith('user:') ? [String(name).slice('user:'.length)] : []));
    },
    /** Says that an account may be due sooner than the engine thinks. */
    announceDue(): void {
      emitter.emit('due');
    },
    onDue(listener: () => void): () => void {
      emitter.on('due', listener);
      return () => emitter.off('due', listener);
    },
  };
}

/** An event as the stream sends it. */
export const toWireEvent = (event: EventRow): AutomationEvent => ({
  ...event.data,
  accountId: event.accountId,
  at: iso(event.at),
  message: event.message,
});
