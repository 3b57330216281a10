import { eq, inArray } from 'drizzle-orm';
import { param } from '../dialect/query.ts';
import { type AuditEntry, writeAudit } from '../history/audit.ts';
import type { Db, Reader, Tx } from '../open.ts';
import { prepare } from '../prepare.ts';
import { profiles, settings } from '../schema/index.ts';
import { transaction } from '../transaction.ts';

export type SettingsRow = typeof settings.$inferSelect;
export type ProfileRow = typeof profiles.$inferSelect;

export async function findSettings(db: Reader, accountId: string): Promise<SettingsRow | undefined> {
  const [row] = await db.select().from(settings).where(eq(settings.accountId, accountId));
  return row;
}

/** The accounts' time zones. @param usual the zone of those without saved settings */
export async function timeZonesOf(db: Reader, accountIds: string[], usual: string): Promise<string[]> {
  if (accountIds.length === 0) return [];
  const rows = await db
    .select({ timing: settings.timing })
    .from(settings)
    .where(inArray(settings.accountId, accountIds));
  const saved = rows.map(({ timing }) => timing.timezone);
  return [...new Set(rows.length < accountIds.length ? [...saved, usual] : saved)];
}

export async function saveSettingsRow(
  tx: Tx,
  row: SettingsRow,
  noted: AuditEntry | null = null,
): Promise<void> {
  const { accountId, ...values } = row;
  await tx.insert(settings).values(row).onConflictDoUpdate({ target: settings.accountId, set: values });
  await writeAudit(tx, noted);
}

const profileByKey = prepare('profileByKey', (db) =>
  db
    .select()
    .from(profiles)
    .where(eq(profiles.key, param('key'))),
);

export async function findProfile(db: Reader, key: string): Promise<ProfileRow | undefined> {
  const [row] = await profileByKey(db, { key });
  return row;
}

export async function findProfiles(db: Reader, keys: readonly string[]): Promise<Map<string, ProfileRow>> {
  const rows = await db
    .select()
    .from(profiles)
    .where(inArray(profiles.key, [...keys]));
  return new Map(rows.map((row) => [row.key, row]));
}

export async function saveProfile(db: Db, row: ProfileRow): Promise<void> {
  const { key, ...values } = row;
  await transaction(db, async (tx) => {
    await tx.insert(profiles).values(row).onConflictDoUpdate({ target: profiles.key, set: values });
  });
}
