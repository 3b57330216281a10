import type { Tx } from '../open.ts';
import type { users } from '../schema/index.ts';
import { findEndpointsInUse, queueMessages } from './webhookMessages.ts';

type Values = Pick<typeof users.$inferSelect, 'status' | 'seats' | 'subscriptionEndsAt'>;

/** Queues `subscription.changed` if a value differs from `before`, in the transaction of the change. */
export async function announceSubscription(
  tx: Tx,
  userId: string,
  before: Values | null,
  { status, seats, subscriptionEndsAt: endsAt }: Values,
  now: number,
): Promise<void> {
  if (before?.status === status && before.seats === seats && before.subscriptionEndsAt === endsAt) return;
  const subscriptionEndsAt = endsAt === null ? null : new Date(endsAt).toISOString();
  const type = 'subscription.changed';
  const data = { status, seats, subscriptionEndsAt };
  const body = () => JSON.stringify({ type, timestamp: new Date(now).toISOString(), data });
  await queueMessages(tx, userId, { type, body, now }, await findEndpointsInUse(tx, userId));
}
