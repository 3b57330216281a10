import { changes } from '../dialect/query.ts';
import { insertMail, type NewMail } from '../messaging/mails.ts';
import type { Tx } from '../open.ts';
import { billingMails } from '../schema/index.ts';

export type BillingMail = { key: string; mail: Omit<NewMail, 'userId'> };

/** Queues a billing mail once per key, in the transaction of the change. */
export async function tell(tx: Tx, userId: string, { key, mail }: BillingMail): Promise<void> {
  const row = { key, userId, at: mail.createdAt };
  const isNew = changes(await tx.insert(billingMails).values(row).onConflictDoNothing()) > 0;
  if (isNew) await insertMail(tx, { ...mail, userId });
}
