import { EventEmitter } from 'node:events';
import { addEvent, type EventRow, type NewEvent } from '../../../db/messaging/events.ts';
import type { Db, Tx } from '../../../db/open.ts';
import { transaction } from '../../../db/transaction.ts';
import { type Clock, iso } from '../../clock.ts';
import { outgoingOf } from '../../messaging/webhooks/outgoing.ts';
import type { WebhookType } from '../../messaging/webhooks/schemas.ts';
import type { TextRef } from '../../texts/sentence.ts';
import type { AutomationEvent } from './schemas.ts';

const typesOfKinds: Partial<Record<NewEvent['kind'], WebhookType>> = {
  comment_posted: 'comment.posted',
  draft: 'draft.waiting',
};

type News = NewEvent & { text?: TextRef | undefined };
/** Tells those who watch of what is committed. */
export type Tell = () => void;

/** Carries news within this process, so that nobody waits for the next look at the database. */
export type EventBus = ReturnType<typeof createEventBus>;

export function createEventBus(clock: Clock) {
  const emitter = new EventEmitter().setMaxListeners(0);

  /**
   * Keeps an event in the transaction of what it tells.
   * @param type what of it the user's own servers are told; they are told of a comment and of a draft in any case
   * @returns tells those who watch its user; to be called after the commit
   */
  async function keep(
    tx: Tx,
    { text, ...told }: News,
    type: WebhookType | undefined = typesOfKinds[told.kind],
  ): Promise<Tell> {
    const event = text ? { ...told, data: { ...told.data, text } } : told;
    const outgoing = type && outgoingOf(type, event, clock.now());
    const { row, messages } = await addEvent(tx, event, outgoing);
    return () => {
      emitter.emit(`user:${event.userId}`, row);
      if (messages > 0) emitter.emit('outgoing');
    };
  }

  return {
    keep,
    /** Keeps an event of its own, and tells those who watch its user. */
    async publish(db: Db, news: News): Promise<void> {
      const tell = await transaction(db, (tx) => keep(tx, news));
      tell();
    },
    /** Calls `listener` whenever a user has news, with the event where this process made it, until the returned function is called. */
    watch(userId: string, listener: (event?: EventRow) => void): () => void {
      emitter.on(`user:${userId}`, listener);
      return () => emitter.off(`user:${userId}`, listener);
    },
    /** Says that a user has news that another server wrote. */
    tell(userId: string): void {
      emitter.emit(`user:${userId}`);
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
    /** Calls `listener` whenever there are messages to users' own servers. */
    onOutgoing(listener: () => void): () => void {
      emitter.on('outgoing', listener);
      return () => emitter.off('outgoing', listener);
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
