import { EventEmitter } from 'node:events';
import { addEvent, type EventRow, type NewEvent } from '../../db/messaging/events.ts';
import type { Db, Tx } from '../../db/open.ts';
import { afterCommit, transaction } from '../../db/transaction.ts';
import type { AutomationEvent } from '../automation/controls/schemas.ts';
import { type Clock, iso } from '../clock.ts';
import { outgoingOf } from '../messaging/webhooks/outgoing.ts';
import type { WebhookType } from '../messaging/webhooks/schemas.ts';
import type { TextRef } from '../texts/sentence.ts';

const typesOfKinds: Partial<Record<NewEvent['kind'], WebhookType>> = {
  comment_posted: 'comment.posted',
  draft: 'draft.waiting',
};

type News = NewEvent & { text?: TextRef | undefined };
/** Notifies within this process; other servers' events come from the database (`otherServers.ts`). */
export type EventBus = ReturnType<typeof createEventBus>;

export function createEventBus(clock: Clock) {
  const emitter = new EventEmitter().setMaxListeners(0);

  /**
   * Stores an event, which watchers get after the commit.
   * @param type of the webhook message; comments and drafts have one by default, null sends none
   */
  async function keep(
    tx: Tx,
    { text, ...news }: News,
    type: WebhookType | null | undefined = typesOfKinds[news.kind],
  ): Promise<void> {
    const event = text ? { ...news, data: { ...news.data, text } } : news;
    const outgoing = type ? outgoingOf(type, event, clock.now()) : undefined;
    const row = await addEvent(tx, event, outgoing);
    afterCommit(tx, () => {
      emitter.emit(`user:${event.userId}`, row);
      emitter.emit('kept', event.userId);
    });
  }

  return {
    keep,
    /** Stores an event in its own transaction. */
    async publish(db: Db, news: News): Promise<void> {
      await transaction(db, (tx) => keep(tx, news));
    },
    /** `listener` gets the event if this process stored it, otherwise nothing. @returns stops watching */
    watch(userId: string, listener: (event?: EventRow) => void): () => void {
      emitter.on(`user:${userId}`, listener);
      return () => emitter.off(`user:${userId}`, listener);
    },
    /** Tells watchers about an event of another server. */
    wake(userId: string): void {
      emitter.emit(`user:${userId}`);
    },
    /** A person is no longer a member of the owner's workspace. */
    announceLeft(ownerId: string, personId: string): void {
      emitter.emit(`left:${ownerId} ${personId}`);
    },
    onLeft(ownerId: string, personId: string, listener: () => void): () => void {
      emitter.on(`left:${ownerId} ${personId}`, listener);
      return () => emitter.off(`left:${ownerId} ${personId}`, listener);
    },
    watched(): string[] {
      return emitter
        .eventNames()
        .flatMap((name) => (String(name).startsWith('user:') ? [String(name).slice('user:'.length)] : []));
    },
    /** Calls `listener` with the user of each event of this process. */
    onKept(listener: (userId: string) => void): () => void {
      emitter.on('kept', listener);
      return () => emitter.off('kept', listener);
    },
  };
}

export const toWireEvent = (event: EventRow): AutomationEvent => ({
  ...event.data,
  accountId: event.accountId,
  at: iso(event.at),
  message: event.message,
});
