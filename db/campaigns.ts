import { asc, count, desc, eq, sql } from 'drizzle-orm';
import { type AuditEntry, writeAudit } from './audit.ts';
import { oneState } from './oneState.ts';
import type { Db } from './open.ts';
import { campaigns } from './schema/index.ts';

export type CampaignRow = typeof campaigns.$inferSelect;
export type CampaignPage = {
  sort: { field: 'createdAt' | 'name'; descending: boolean };
  offset: number;
  limit: number;
};

const sortColumns = { createdAt: campaigns.createdAt, name: sql`${campaigns.name} collate nocase` };

/** A page of campaigns, and how many there are. */
export async function listCampaigns(
  db: Db,
  { sort, offset, limit }: CampaignPage,
): Promise<{ rows: CampaignRow[]; total: number }> {
  const order = sort.descending ? desc : asc;
  return oneState(db, (tx) => ({
    rows: tx
      .select()
      .from(campaigns)
      .orderBy(order(sortColumns[sort.field]), order(campaigns.id))
      .limit(limit)
      .offset(offset)
      .all(),
    total: tx.select({ n: count() }).from(campaigns).get()?.n ?? 0,
  }));
}

export async function findCampaign(db: Db, id: string): Promise<CampaignRow | undefined> {
  return db.select().from(campaigns).where(eq(campaigns.id, id)).get();
}

export async function insertCampaign(db: Db, row: CampaignRow, noted: AuditEntry): Promise<void> {
  db.transaction((tx) => {
    tx.insert(campaigns).values(row).run();
    writeAudit(tx, noted);
  });
}

/** Gives a campaign another name or template; what was applied before stays as it was. */
export async function changeCampaign(
  db: Db,
  id: string,
  changes: Pick<CampaignRow, 'name' | 'template' | 'updatedAt'>,
  noted: AuditEntry | null,
): Promise<void> {
  db.transaction((tx) => {
    tx.update(campaigns).set(changes).where(eq(campaigns.id, id)).run();
    writeAudit(tx, noted);
  });
}

/** Removes a campaign with the record of its runs: what they changed stays, and can't be set back any more. */
export async function deleteCampaign(db: Db, id: string, noted: AuditEntry): Promise<void> {
  db.transaction((tx) => {
    tx.delete(campaigns).where(eq(campaigns.id, id)).run();
    writeAudit(tx, noted);
  });
}
