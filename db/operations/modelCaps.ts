import { asc, desc, eq, gt, isNotNull, or, sql } from 'drizzle-orm';
import { recheck } from '../automation/automations.ts';
import { changes, param, values } from '../dialect/query.ts';
import { first } from '../first.ts';
import { type AuditEntry, writeAudit } from '../history/audit.ts';
import type { Db, Reader, Tx } from '../open.ts';
import { prepare } from '../prepare.ts';
import { automations, modelCapAlarms, modelCaps, modelPrices, users } from '../schema/index.ts';
import { transaction } from '../transaction.ts';

/** `customer` is the default for each customer. */
export type CapScope = 'installation' | 'customer';

const capsOf = prepare('capsOf', (db) =>
  db
    .select({ scope: modelCaps.scope, cap: modelCaps.cap })
    .from(modelCaps)
    .where(sql`${modelCaps.scope} in ('installation', 'customer', ${param('userId')})`),
);

/** The caps of the installation and of a customer, in millionths of the currency; null without one. */
export async function readCaps(
  db: Reader,
  userId: string,
): Promise<{ installation: number | null; customer: number | null }> {
  const rows = await capsOf(db, { userId });
  const capOf = (scope: string) => rows.find((row) => row.scope === scope);
  const own = capOf(userId) ?? capOf('customer');
  return { installation: capOf('installation')?.cap ?? null, customer: own?.cap ?? null };
}

/** Makes accounts due that wait for a cap or a price, and running ones, which may have read the old value. */
async function recheckPaused(tx: Tx): Promise<void> {
  await recheck(tx, or(eq(automations.stateReason, 'cost_cap'), isNotNull(automations.leaseHolder)));
}

/**
 * Sets or removes caps, and lets paused accounts try again.
 * @param caps undefined removes the cap; null, for a user only, means no cap despite the default
 */
export async function putCaps(
  tx: Tx,
  caps: { scope: string; userId: string | null; cap: number | null | undefined }[],
  note: AuditEntry | null,
): Promise<void> {
  for (const { cap, ...scope } of caps) {
    if (cap === undefined) await tx.delete(modelCaps).where(eq(modelCaps.scope, scope.scope));
    else
      await tx
        .insert(modelCaps)
        .values({ ...scope, cap })
        .onConflictDoUpdate({ target: modelCaps.scope, set: { cap } });
  }
  await recheckPaused(tx);
  await writeAudit(tx, note);
}

/** The cap of a scope; undefined without a row. */
export const findCap = async (db: Reader, scope: string): Promise<number | null | undefined> =>
  (await first(db.select({ cap: modelCaps.cap }).from(modelCaps).where(eq(modelCaps.scope, scope))))?.cap;

export type OwnCap = { userId: string; email: string; cap: number | null };

/** Customers with a cap of their own. */
export const ownCaps = (db: Reader): Promise<OwnCap[]> =>
  db
    .select({ userId: users.id, email: users.email, cap: modelCaps.cap })
    .from(modelCaps)
    .innerJoin(users, eq(users.id, modelCaps.userId))
    .orderBy(asc(users.email));

export type PriceRow = typeof modelPrices.$inferSelect;

export const listPrices = (db: Reader): Promise<PriceRow[]> =>
  db.select().from(modelPrices).orderBy(desc(modelPrices.validFrom), desc(modelPrices.id)).limit(1000);

/** Adds a price, and lets accounts that wait for one try again. */
export async function insertPrice(db: Db, row: PriceRow, note: AuditEntry): Promise<void> {
  await transaction(db, async (tx) => {
    await tx.insert(modelPrices).values(row);
    await recheckPaused(tx);
    await writeAudit(tx, note);
  });
}

const alarm = prepare('raiseCapAlarm', (tx: Tx) =>
  tx
    .insert(modelCapAlarms)
    .values(values('month', 'scope', 'cap', 'level', 'userId', 'at'))
    .onConflictDoNothing(),
);

/** @returns false if the alarm was raised before */
export const raiseCapAlarm = async (db: Db, row: typeof modelCapAlarms.$inferSelect): Promise<boolean> =>
  changes(await transaction(db, (tx) => alarm(tx, row))) > 0;

/** Latest first, with the user's name. */
export const capAlarms = (db: Reader, limit: number) =>
  db
    .select({
      at: modelCapAlarms.at,
      level: modelCapAlarms.level,
      userId: modelCapAlarms.userId,
      firstName: sql<string>`coalesce(${users.firstName}, '')`,
      lastName: sql<string>`coalesce(${users.lastName}, '')`,
    })
    .from(modelCapAlarms)
    .leftJoin(users, eq(users.id, modelCapAlarms.userId))
    .orderBy(desc(modelCapAlarms.at))
    .limit(limit);

export const countCapAlarms = (db: Reader, since: number): Promise<number> =>
  db.$count(modelCapAlarms, gt(modelCapAlarms.at, since));
