import { asc, desc, eq } from 'drizzle-orm';
import { caseless } from '../dialect/query.ts';
import { first } from '../first.ts';
import { type AuditEntry, writeAudit } from '../history/audit.ts';
import type { Db, Reader } from '../open.ts';
import { campaigns } from '../schema/index.ts';
import { transaction } from '../transaction.ts';

export type CampaignRow = typeof campaigns.$inferSelect;
export type CampaignPage = {
  sort: { field: 'createdAt' | 'name'; descending: boolean };
  offset: number;
  limit: number;
};

const sortColumns = { createdAt: campaigns.createdAt, name: caseless(campaigns.name) };

/** A page of campaigns, and how many there are. */
export async function listCampaigns(
  db: Reader,
  { sort, offset, limit }: CampaignPage,
): Promise<{ rows: CampaignRow[]; total: number }> {
  const order = sort.descending ? desc : asc;
  const rows = await db
    .select()
    .from(campaigns)
    .orderBy(order(sortColumns[sort.field]), order(campaigns.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(campaigns) };
}

export async function findCampaign(db: Reader, id: string): Promise<CampaignRow | undefined> {
  return first(db.select().from(campaigns).where(eq(campaigns.id, id)));
}

export async function insertCampaign(db: Db, row: CampaignRow, noted: AuditEntry): Promise<void> {
  await transaction(db, async (tx) => {
    await tx.insert(campaigns).values(row);
    await writeAudit(tx, noted);
  });
}

/** Gives a campaign another name or template; what was applied before stays as it was. */
export async function changeCampaign(
  db: Db,
  id: string,
  changes: Pick<CampaignRow, 'name' | 'template' | 'updatedAt'>,
  noted: AuditEntry | null,
): Promise<void> {
  await transaction(db, async (tx) => {
    await tx.update(campaigns).set(changes).where(eq(campaigns.id, id));
    await writeAudit(tx, noted);
  });
}

/** Removes a campaign with the record of its runs: what they changed stays, and can't be set back any more. */
export async function deleteCampaign(db: Db, id: string, noted: AuditEntry): Promise<void> {
  await transaction(db, async (tx) => {
    await tx.delete(campaigns).where(eq(campaigns.id, id));
    await writeAudit(tx, noted);
  });
}
