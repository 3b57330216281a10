import { changes } from '../dialect/query.ts';
import { insertMail, type NewMail } from '../messaging/mails.ts';
import { findEndpointsInUse, type Outgoing, queueMessages } from '../messaging/webhookMessages.ts';
import type { Tx } from '../open.ts';
import { billingMails } from '../schema/index.ts';

export type BillingMail = { key: string; mail: Omit<NewMail, 'userId'>; message?: Outgoing };

/** Queues a billing mail and its webhook message once per key, in the transaction of the change. */
export async function queueBillingMail(
  tx: Tx,
  userId: string,
  { key, mail, message }: BillingMail,
): Promise<void> {
  const row = { key, userId, at: mail.createdAt };
  const isNew = changes(await tx.insert(billingMails).values(row).onConflictDoNothing()) > 0;
  if (!isNew) return;
  await insertMail(tx, { ...mail, userId });
  if (message) await queueMessages(tx, userId, message, await findEndpointsInUse(tx, userId));
}
