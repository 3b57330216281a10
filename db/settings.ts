import { eq, getTableColumns } from 'drizzle-orm';
import type { Db } from './open.ts';
import { given, prepared, rowsOf } from './prepared.ts';
import { profiles, settings } from './schema/index.ts';

export type SettingsRow = typeof settings.$inferSelect;
export type ProfileRow = typeof profiles.$inferSelect;

const byAccount = prepared((db) =>
  rowsOf(db, getTableColumns(settings), (columns) =>
    db
      .select(columns)
      .from(settings)
      .where(eq(settings.accountId, given('accountId'))),
  ),
);

export async function findSettings(db: Db, accountId: string): Promise<SettingsRow | undefined> {
  return byAccount(db).get({ accountId });
}

export async function saveSettingsRow(db: Db, row: SettingsRow): Promise<void> {
  const { accountId, ...values } = row;
  db.insert(settings).values(row).onConflictDoUpdate({ target: settings.accountId, set: values }).run();
}

/** A profile that was looked up before. */
export async function findProfile(db: Db, key: string): Promise<ProfileRow | undefined> {
  return db.select().from(profiles).where(eq(profiles.key, key)).get();
}

export async function saveProfile(db: Db, row: ProfileRow): Promise<void> {
  const { key, ...values } = row;
  db.insert(profiles).values(row).onConflictDoUpdate({ target: profiles.key, set: values }).run();
}
