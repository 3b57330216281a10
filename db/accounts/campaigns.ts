import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import { caseless } from '../dialect/query.ts';
import { first } from '../first.ts';
import { type AuditEntry, writeAudit } from '../history/audit.ts';
import type { Db, Reader, Tx } from '../open.ts';
import type { Page } from '../page.ts';
import { accounts, campaignChanges, campaignRuns, campaigns, settings, users } from '../schema/index.ts';
import { transaction } from '../transaction.ts';
import type { SettingsRow } from './settings.ts';

export type CampaignRow = typeof campaigns.$inferSelect;
export type CampaignPage = Page<'createdAt' | 'name', { id?: string[] | undefined }>;

const sortColumns = { createdAt: campaigns.createdAt, name: caseless(campaigns.name) };

export async function listCampaigns(
  db: Reader,
  { sort, offset, limit, filter: { id } }: CampaignPage,
): Promise<{ rows: CampaignRow[]; total: number }> {
  const where = id && inArray(campaigns.id, id);
  const order = sort.descending ? desc : asc;
  const rows = await db
    .select()
    .from(campaigns)
    .where(where)
    .orderBy(order(sortColumns[sort.field]), order(campaigns.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(campaigns, where) };
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

/** Deletes a campaign and the records of its runs, which then can't be undone. */
export async function deleteCampaign(db: Db, id: string, noted: AuditEntry): Promise<void> {
  await transaction(db, async (tx) => {
    await tx.delete(campaigns).where(eq(campaigns.id, id));
    await writeAudit(tx, noted);
  });
}

export type RunRow = typeof campaignRuns.$inferSelect;
type ChangeRow = typeof campaignChanges.$inferSelect;
/** A connected account; `settings` is null before the first save. */
export type Target = {
  account: Pick<typeof accounts.$inferSelect, 'accountId' | 'name' | 'userId'>;
  user: Pick<typeof users.$inferSelect, 'firstName' | 'lastName' | 'status'>;
  settings: SettingsRow | null;
};
const { accountId, name, userId } = accounts;
const { firstName, lastName, status } = users;
const targetColumns = {
  account: { accountId, name, userId },
  user: { firstName, lastName, status },
  settings,
};

export async function campaignTargets(db: Reader, userIds: string[]): Promise<Target[]> {
  return db
    .select(targetColumns)
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .leftJoin(settings, eq(settings.accountId, accounts.accountId))
    .where(and(inArray(accounts.userId, userIds), isNull(accounts.removedAt)))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(accounts.createdAt));
}

export async function addRun(tx: Tx, run: RunRow): Promise<void> {
  await tx.insert(campaignRuns).values(run);
}

export async function addChange(tx: Tx, change: Omit<ChangeRow, 'undoneAt'>): Promise<void> {
  await tx.insert(campaignChanges).values(change);
}

export async function markUndone(tx: Tx, { runId, accountId }: ChangeRow, undoneAt: number): Promise<void> {
  const ofAccount = and(eq(campaignChanges.runId, runId), eq(campaignChanges.accountId, accountId));
  await tx.update(campaignChanges).set({ undoneAt }).where(ofAccount);
}

export type RunChange = { change: ChangeRow; target: Target };
export type ListedRun = { run: RunRow; by: string | null; changes: RunChange[] };

async function changesOf(db: Reader, runIds: string[]): Promise<RunChange[]> {
  const rows = await db
    .select({ change: campaignChanges, ...targetColumns })
    .from(campaignChanges)
    .innerJoin(accounts, eq(accounts.accountId, campaignChanges.accountId))
    .innerJoin(users, eq(users.id, accounts.userId))
    .leftJoin(settings, eq(settings.accountId, accounts.accountId))
    .where(inArray(campaignChanges.runId, runIds))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(accounts.createdAt));
  return rows.map(({ change, ...target }) => ({ change, target }));
}

async function withChanges(db: Reader, runs: RunRow[]): Promise<ListedRun[]> {
  const runIds = runs.map(({ id }) => id);
  const found = await changesOf(db, runIds);
  const ids = runs.map(({ actorId }) => actorId);
  const admins = await db
    .select({ id: users.id, firstName, lastName })
    .from(users)
    .where(inArray(users.id, ids));
  const names = new Map(admins.map((admin) => [admin.id, `${admin.firstName} ${admin.lastName}`]));
  return runs.map((run) => ({
    run,
    by: names.get(run.actorId) ?? null,
    changes: found.filter(({ change }) => change.runId === run.id),
  }));
}

export async function listRuns(db: Reader, campaignId: string, limit: number): Promise<ListedRun[]> {
  const runs = await db
    .select()
    .from(campaignRuns)
    .where(eq(campaignRuns.campaignId, campaignId))
    .orderBy(desc(campaignRuns.createdAt), desc(campaignRuns.id))
    .limit(limit);
  return withChanges(db, runs);
}

export async function findRun(db: Reader, runId: string): Promise<ListedRun | undefined> {
  const runs = await db.select().from(campaignRuns).where(eq(campaignRuns.id, runId));
  return (await withChanges(db, runs))[0];
}
