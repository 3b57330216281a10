import { desc, eq, isNotNull, lte } from 'drizzle-orm';
import type { Db } from './open.ts';
import { backups } from './schema/index.ts';

export type BackupRow = typeof backups.$inferSelect;

/** How many are remembered. */
const remembered = 200;

const latest = (db: Pick<Db, 'select'>): BackupRow | undefined =>
  db.select().from(backups).orderBy(desc(backups.id)).limit(1).get();

/**
 * Begins a backup, unless `isDue` says that the one before makes this one needless. Of several servers on a file one begins. Answers
 * its id; undefined where none is due.
 */
export async function beginBackup(
  db: Db,
  { at, file }: { at: number; file: string },
  isDue: (before: BackupRow | undefined) => boolean,
): Promise<number | undefined> {
  return db.transaction((tx) => {
    if (!isDue(latest(tx))) return undefined;
    const { id } = tx.insert(backups).values({ startedAt: at, file }).returning({ id: backups.id }).get();
    tx.delete(backups)
      .where(lte(backups.id, id - remembered))
      .run();
    return id;
  });
}

export async function endBackup(
  db: Db,
  id: number,
  end: { endedAt: number } & ({ bytes: number } | { fault: string }),
): Promise<void> {
  db.update(backups).set(end).where(eq(backups.id, id)).run();
}

/** The one that began last, and the last that came about. */
export async function lastBackups(
  db: Db,
): Promise<{ latest: BackupRow | undefined; good: BackupRow | undefined }> {
  const good = db
    .select()
    .from(backups)
    .where(isNotNull(backups.bytes))
    .orderBy(desc(backups.id))
    .limit(1)
    .get();
  return { latest: latest(db), good };
}
