import { desc, eq, isNotNull, lte } from 'drizzle-orm';
import { first, firstOrThrow } from '../first.ts';
import type { Db, Reader } from '../open.ts';
import { backups } from '../schema/index.ts';
import { transaction } from '../transaction.ts';

export type BackupRow = typeof backups.$inferSelect;

const remembered = 200;

const latest = (db: Reader): Promise<BackupRow | undefined> =>
  first(db.select().from(backups).orderBy(desc(backups.id)).limit(1));

/** Starts a backup on one of several servers if `isDue`. Returns its id; undefined if none is due. */
export async function beginBackup(
  db: Db,
  { at, file }: { at: number; file: string },
  isDue: (before: BackupRow | undefined) => boolean,
): Promise<number | undefined> {
  return transaction(db, async (tx) => {
    if (!isDue(await latest(tx))) return undefined;
    const { id } = await firstOrThrow(
      tx.insert(backups).values({ startedAt: at, file }).returning({ id: backups.id }),
    );
    await tx.delete(backups).where(lte(backups.id, id - remembered));
    return id;
  });
}

export async function endBackup(
  db: Db,
  id: number,
  end: { endedAt: number } & ({ bytes: number } | { fault: string }),
): Promise<void> {
  await transaction(db, (tx) => tx.update(backups).set(end).where(eq(backups.id, id)));
}

/** The latest backup, and the latest successful one. */
export async function lastBackups(
  db: Reader,
): Promise<{ latest: BackupRow | undefined; good: BackupRow | undefined }> {
  const good = await first(
    db.select().from(backups).where(isNotNull(backups.bytes)).orderBy(desc(backups.id)).limit(1),
  );
  return { latest: await latest(db), good };
}
