import { and, type Column, desc, eq, getTableColumns, inArray, isNull, lt, sql } from 'drizzle-orm';
import { bigintValue, changes, greatest, param, value, values } from '../dialect/query.ts';
import { first, firstOrThrow } from '../first.ts';
import type { Db, Reader, Tx } from '../open.ts';
import { prepare } from '../prepare.ts';
import { accounts, providerReads, users } from '../schema/index.ts';
import { transaction } from '../transaction.ts';

type Row = typeof providerReads.$inferSelect;
export type Reads = Omit<Row, 'accountId' | 'day'>;
export const noReads: Reads = { searchRows: 0, profiles: 0, others: 0, comments: 0, rateLimits: 0 };

const { accountId: _, day: __, ...counts } = getTableColumns(providerReads);
const ofDay = prepare('readsOn', (db) =>
  db
    .select(counts)
    .from(providerReads)
    .where(and(eq(providerReads.accountId, param('accountId')), eq(providerReads.day, param('day')))),
);

/** @param day YYYY-MM-DD */
export async function readsOn(db: Reader, accountId: string, day: string): Promise<Reads> {
  return (await first(ofDay(db, { accountId, day }))) ?? noReads;
}

/** One row per connected account, also for accounts without reads. @param day YYYY-MM-DD */
export async function readsOfUser(
  db: Reader,
  userId: string,
  day: string,
): Promise<({ accountId: string } & Reads)[]> {
  const rows = await db
    .select({ accountId: accounts.accountId, reads: counts })
    .from(accounts)
    .leftJoin(providerReads, and(eq(providerReads.accountId, accounts.accountId), eq(providerReads.day, day)))
    .where(and(eq(accounts.userId, userId), isNull(accounts.removedAt)))
    .orderBy(accounts.createdAt, accounts.accountId);
  return rows.map(({ accountId, reads }) => ({ accountId, ...(reads ?? noReads) }));
}

type Kinds = Pick<Reads, 'searchRows' | 'profiles' | 'others'>;
const sumOf = (column: Column) => sql`coalesce(sum(${column}), 0)`.mapWith(Number);

/** The sums over all accounts, and how many accounts have reached each limit. @param day YYYY-MM-DD */
export async function readsOfAll(db: Reader, day: string, limits: Kinds) {
  const reached = (kind: keyof Kinds) =>
    sql`count(*) filter (where ${counts[kind]} >= ${limits[kind]})`.mapWith(Number);
  return firstOrThrow(
    db
      .select({
        searchRows: sumOf(counts.searchRows),
        profiles: sumOf(counts.profiles),
        others: sumOf(counts.others),
        comments: sumOf(counts.comments),
        rateLimits: sumOf(counts.rateLimits),
        reachedSearchRows: reached('searchRows'),
        reachedProfiles: reached('profiles'),
        reachedOthers: reached('others'),
      })
      .from(providerReads)
      .where(eq(providerReads.day, day)),
  );
}

/** The accounts nearest to a limit, nearest first; `share` is 1 at the limit. */
export async function nearestToLimits(db: Reader, day: string, limits: Kinds, limit: number) {
  const { accountId, searchRows, profiles, others } = providerReads;
  const part = (kind: keyof Kinds) => sql`${counts[kind]} * 1.0 / ${Math.max(1, limits[kind])}`;
  const share = greatest(part('searchRows'), part('profiles'), part('others')).mapWith(Number);
  // Limited before the join, because a day may have 100,000 rows.
  const chosen = db
    .select({ accountId })
    .from(providerReads)
    .where(eq(providerReads.day, day))
    .orderBy(desc(share), accountId)
    .limit(limit);
  return db
    .select({
      accountId,
      searchRows,
      profiles,
      others,
      share,
      name: accounts.name,
      userId: accounts.userId,
      email: users.email,
    })
    .from(providerReads)
    .innerJoin(accounts, eq(accounts.accountId, providerReads.accountId))
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(and(eq(providerReads.day, day), inArray(accountId, chosen)))
    .orderBy(desc(share), accountId);
}

const added = (name: keyof Reads) => sql`${counts[name]} + ${sql.raw(`excluded.${counts[name].name}`)}`;

const adding = {
  target: [providerReads.accountId, providerReads.day],
  set: {
    searchRows: added('searchRows'),
    profiles: added('profiles'),
    others: added('others'),
    comments: added('comments'),
    rateLimits: added('rateLimits'),
  },
};

const add = prepare('addReads', (tx: Tx) =>
  tx
    .insert(providerReads)
    .values({
      ...values('accountId', 'day', 'searchRows', 'profiles', 'others', 'comments', 'rateLimits'),
    })
    .onConflictDoUpdate(adding),
);

/** @param change may be negative */
export async function addReads(
  tx: Tx,
  accountId: string,
  day: string,
  change: Partial<Reads>,
): Promise<void> {
  await add(tx, { accountId, day, ...noReads, ...change });
}

/** Adds the reads only if all of them fit the limit. */
const addAll = (kind: keyof Kinds) =>
  prepare(`takeReads_${kind}`, (tx: Tx) => {
    const fits = sql`${counts[kind]} + ${bigintValue('wanted')} <= ${bigintValue('limit')}`;
    return tx
      .insert(providerReads)
      .values({ accountId: value('accountId'), day: value('day'), [kind]: value('wanted') })
      .onConflictDoUpdate({ ...adding, set: { [kind]: added(kind) }, setWhere: fits });
  });
const takeAll = {
  searchRows: addAll('searchRows'),
  profiles: addAll('profiles'),
  others: addAll('others'),
};

/** Takes up to `wanted` of the remaining reads. Atomic across processes. @returns how many it took */
export async function takeReads(
  db: Db,
  accountId: string,
  day: string,
  { kind, wanted, limit }: { kind: keyof Kinds; wanted: number; limit: number },
): Promise<number> {
  if (wanted <= limit) {
    const all = await transaction(db, (tx) => takeAll[kind](tx, { accountId, day, wanted, limit }), {
      isolation: 'read committed',
    });
    if (changes(all) > 0) return wanted;
  }
  return transaction(db, async (tx) => {
    const used = (await readsOn(tx, accountId, day))[kind];
    const taken = Math.max(0, Math.min(wanted, limit - used));
    if (taken > 0) await add(tx, { accountId, day, ...noReads, [kind]: taken });
    return taken;
  });
}

/** Moves the reads of an account that gets another id from the provider. */
export async function moveReads(tx: Tx, from: string, to: string): Promise<void> {
  const rows = await tx.delete(providerReads).where(eq(providerReads.accountId, from)).returning();
  for (const row of rows)
    await tx
      .insert(providerReads)
      .values({ ...row, accountId: to })
      .onConflictDoUpdate(adding);
}

export async function forgetReads(tx: Tx, accountIds: string[]): Promise<void> {
  await tx.delete(providerReads).where(inArray(providerReads.accountId, accountIds));
}

/** Deletes at most `limit` rows from before `day`. @param day YYYY-MM-DD @returns how many */
export async function pruneReads(db: Db, day: string, limit: number): Promise<number> {
  return transaction(db, async (tx) => {
    const old = tx
      .select({ accountId: providerReads.accountId, day: providerReads.day })
      .from(providerReads)
      .where(lt(providerReads.day, day))
      .limit(limit);
    const key = sql`(${providerReads.accountId}, ${providerReads.day})`;
    return changes(await tx.delete(providerReads).where(sql`${key} in ${old}`));
  });
}
