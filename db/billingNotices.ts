import { insertMail, type NewMail } from './mails.ts';
import type { Db, Tx } from './open.ts';
import { billingNotices } from './schema/index.ts';

export type Told = { key: string; mail: Omit<NewMail, 'userId'> };

/** Belongs into the transaction of what it tells of. */
export function tell(tx: Tx, userId: string, { key, mail }: Told): void {
  const isNew =
    tx.insert(billingNotices).values({ key, userId, at: mail.createdAt }).onConflictDoNothing().run()
      .changes > 0;
  if (isNew) insertMail(tx, { ...mail, userId });
}

/** Posts a mail about money, unless the one of this key was posted before. */
export async function tellOnce(db: Db, userId: string, notice: Told): Promise<void> {
  db.transaction((tx) => tell(tx, userId, notice));
}
