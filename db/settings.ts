import { and, eq, getTableColumns, inArray, isNull } from 'drizzle-orm';
import { type AuditEntry, writeAudit } from './audit.ts';
import { jsonObject, type SaidBy } from './json.ts';
import type { Db } from './open.ts';
import { given, prepared, rowsOf } from './prepared.ts';
import { accounts, profiles, settings } from './schema/index.ts';

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

const { savedAt: _, ...shown } = getTableColumns(settings);
const written = jsonObject(shown);
const byOwner = prepared((db) =>
  rowsOf(db, { text: written }, (columns) =>
    db
      .select(columns)
      .from(settings)
      .innerJoin(accounts, eq(accounts.accountId, settings.accountId))
      .where(
        and(
          eq(settings.accountId, given('accountId')),
          eq(accounts.userId, given('userId')),
          isNull(accounts.removedAt),
        ),
      ),
  ),
);

/** The settings of an account that this user has connected, as they are stored; undefined where there are none. */
export const settingsOfOwner = (
  db: Db,
  userId: string,
  accountId: string,
): SaidBy<typeof written> | undefined => byOwner(db).get({ userId, accountId })?.text;

export async function findSettings(db: Db, accountId: string): Promise<SettingsRow | undefined> {
  return byAccount(db).get({ accountId });
}

export async function saveSettingsRow(
  db: Db,
  row: SettingsRow,
  noted: AuditEntry | null = null,
): Promise<void> {
  const { accountId, ...values } = row;
  db.transaction((tx) => {
    tx.insert(settings).values(row).onConflictDoUpdate({ target: settings.accountId, set: values }).run();
    writeAudit(tx, noted);
  });
}

const profileByKey = prepared((db) =>
  rowsOf(db, getTableColumns(profiles), (columns) =>
    db
      .select(columns)
      .from(profiles)
      .where(eq(profiles.key, given('key'))),
  ),
);

/** A profile that was looked up before. */
export async function findProfile(db: Db, key: string): Promise<ProfileRow | undefined> {
  return profileByKey(db).get({ key });
}

/** Those that were looked up before, by their keys. */
export async function findProfiles(db: Db, keys: readonly string[]): Promise<Map<string, ProfileRow>> {
  const rows = db
    .select()
    .from(profiles)
    .where(inArray(profiles.key, [...keys]))
    .all();
  return new Map(rows.map((row) => [row.key, row]));
}

export async function saveProfile(db: Db, row: ProfileRow): Promise<void> {
  const { key, ...values } = row;
  db.insert(profiles).values(row).onConflictDoUpdate({ target: profiles.key, set: values }).run();
}
