import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import { type AuditEntry, writeAudit } from './audit.ts';
import { touchAccountsOf } from './automations.ts';
import { oneState } from './oneState.ts';
import type { Db, Tx } from './open.ts';
import {
  accounts,
  campaignChanges,
  campaignRuns,
  type StoredTemplate,
  settings,
  users,
} from './schema/index.ts';
import type { SettingsRow } from './settings.ts';

export type RunRow = typeof campaignRuns.$inferSelect;
type ChangeRow = typeof campaignChanges.$inferSelect;
/** A connected account with whose it is and what is set for it; no settings where nothing was saved yet. */
export type Target = {
  account: Pick<typeof accounts.$inferSelect, 'accountId' | 'name' | 'userId'>;
  user: Pick<typeof users.$inferSelect, 'firstName' | 'lastName' | 'status'>;
  settings: SettingsRow | null;
};
/** What is done to one account, and noted of it. */
export type Change = {
  userId: string;
  row: SettingsRow;
  before: StoredTemplate;
  after: StoredTemplate;
  noted: AuditEntry;
};

const { accountId, name, userId } = accounts;
const { firstName, lastName, status } = users;
const targetColumns = {
  account: { accountId, name, userId },
  user: { firstName, lastName, status },
  settings,
};

function targetsOf(tx: Tx, userIds: string[]): Target[] {
  return tx
    .select(targetColumns)
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .leftJoin(settings, eq(settings.accountId, accounts.accountId))
    .where(and(inArray(accounts.userId, userIds), isNull(accounts.removedAt)))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(accounts.createdAt))
    .all();
}

/** The connected accounts of these users. */
export async function campaignTargets(db: Db, userIds: string[]): Promise<Target[]> {
  return oneState(db, (tx) => targetsOf(tx, userIds));
}

/**
 * Applies what `decide` says of the accounts as they stand, all or nothing, and keeps what it was before. What `decide` throws
 * changes nothing.
 */
export async function applyRun(
  db: Db,
  run: RunRow,
  userIds: string[],
  decide: (targets: Target[]) => Change[],
  noted: (changes: Change[]) => AuditEntry,
): Promise<void> {
  db.transaction((tx) => {
    const changes = decide(targetsOf(tx, userIds));
    tx.insert(campaignRuns).values(run).run();
    for (const change of changes) {
      save(tx, change);
      const { before, after } = change;
      tx.insert(campaignChanges)
        .values({ runId: run.id, accountId: change.row.accountId, before, after })
        .run();
    }
    for (const id of new Set(changes.map((change) => change.userId))) touchAccountsOf(tx, id);
    writeAudit(tx, noted(changes));
  });
}

function save(tx: Tx, { row, noted }: Change): void {
  const { accountId: _, ...values } = row;
  tx.insert(settings).values(row).onConflictDoUpdate({ target: settings.accountId, set: values }).run();
  writeAudit(tx, noted);
}

export type RunChange = { change: ChangeRow; target: Target };
export type ListedRun = { run: RunRow; by: string | null; changes: RunChange[] };

function changesOf(tx: Tx, runIds: string[]): RunChange[] {
  return tx
    .select({ change: campaignChanges, ...targetColumns })
    .from(campaignChanges)
    .innerJoin(accounts, eq(accounts.accountId, campaignChanges.accountId))
    .innerJoin(users, eq(users.id, accounts.userId))
    .leftJoin(settings, eq(settings.accountId, accounts.accountId))
    .where(inArray(campaignChanges.runId, runIds))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(accounts.createdAt))
    .all()
    .map(({ change, ...target }) => ({ change, target }));
}

function withChanges(tx: Tx, runs: RunRow[]): ListedRun[] {
  const found = changesOf(
    tx,
    runs.map(({ id }) => id),
  );
  const ids = runs.map(({ actorId }) => actorId);
  const admins = tx
    .select({ id: users.id, firstName, lastName })
    .from(users)
    .where(inArray(users.id, ids))
    .all();
  const names = new Map(admins.map((admin) => [admin.id, `${admin.firstName} ${admin.lastName}`]));
  return runs.map((run) => ({
    run,
    by: names.get(run.actorId) ?? null,
    changes: found.filter(({ change }) => change.runId === run.id),
  }));
}

/** The latest runs of a campaign with what each changed. */
export async function listRuns(db: Db, campaignId: string, limit: number): Promise<ListedRun[]> {
  return oneState(db, (tx) => {
    const ofCampaign = eq(campaignRuns.campaignId, campaignId);
    const latest = desc(campaignRuns.createdAt);
    return withChanges(
      tx,
      tx
        .select()
        .from(campaignRuns)
        .where(ofCampaign)
        .orderBy(latest, desc(campaignRuns.id))
        .limit(limit)
        .all(),
    );
  });
}

/** Sets back what `decide` says of a run, and answers the run as it stands then; undefined where there is none. */
export async function undoRun(
  db: Db,
  runId: string,
  now: number,
  decide: (changes: RunChange[]) => Change[],
  noted: (run: RunRow, changes: Change[]) => AuditEntry,
): Promise<ListedRun | undefined> {
  return db.transaction((tx) => {
    const run = tx.select().from(campaignRuns).where(eq(campaignRuns.id, runId)).get();
    if (!run) return undefined;
    const changes = decide(changesOf(tx, [runId]).filter(({ change }) => change.undoneAt === null));
    for (const change of changes) {
      save(tx, change);
      const one = and(eq(campaignChanges.runId, runId), eq(campaignChanges.accountId, change.row.accountId));
      tx.update(campaignChanges).set({ undoneAt: now }).where(one).run();
    }
    for (const id of new Set(changes.map((change) => change.userId))) touchAccountsOf(tx, id);
    writeAudit(tx, noted(run, changes));
    return withChanges(tx, [run])[0];
  });
}
