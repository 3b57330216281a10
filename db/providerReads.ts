import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Db, Tx } from './open.ts';
import { changeOf, given, givenNumber, prepared, rowsOf } from './prepared.ts';
import { accounts, providerReads, users } from './schema/index.ts';

type Row = typeof providerReads.$inferSelect;
export type Reads = Omit<Row, 'accountId' | 'day'>;
const none: Reads = { searchRows: 0, profiles: 0, others: 0, comments: 0, rateLimits: 0 };

const counts = {
  searchRows: providerReads.searchRows,
  profiles: providerReads.profiles,
  others: providerReads.others,
  comments: providerReads.comments,
  rateLimits: providerReads.rateLimits,
};
const isOf = sql`${providerReads.accountId} = ${given('accountId')} and ${providerReads.day} = ${given('day')}`;

const ofDay = prepared((db) =>
  rowsOf(db, counts, (columns) => db.select(columns).from(providerReads).where(isOf)),
);

/** What an account has read at the provider on a day. @param day YYYY-MM-DD */
export const readsOn = (db: Db, accountId: string, day: string): Reads =>
  ofDay(db).get({ accountId, day }) ?? none;

const ofUserOnDay = prepared((db) => {
  const columns = Object.entries(counts).map(([name, column]) => [name, sql<number>`coalesce(${column}, 0)`]);
  const fields: Record<keyof Reads, SQL<number>> = Object.fromEntries(columns);
  return rowsOf(db, { accountId: accounts.accountId, ...fields }, (columns) =>
    db
      .select(columns)
      .from(accounts)
      .leftJoin(
        providerReads,
        and(eq(providerReads.accountId, accounts.accountId), eq(providerReads.day, given('day'))),
      )
      .where(and(eq(accounts.userId, given('userId')), isNull(accounts.removedAt)))
      .orderBy(accounts.createdAt, sql`accounts.rowid`),
  );
});

/** The same for each account that a user has connected, those without any included. @param day YYYY-MM-DD */
export const readsOfUser = (db: Db, userId: string, day: string): ({ accountId: string } & Reads)[] =>
  ofUserOnDay(db).all({ userId, day });

type Kinds = Pick<Reads, 'searchRows' | 'profiles' | 'others'>;
const sumOf = (value: SQL | SQLiteColumn) => sql<number>`coalesce(sum(${value}), 0)`;
const reached = (kind: keyof Kinds) => sumOf(sql`${counts[kind]} >= ${given(kind)}`);

const ofAll = prepared((db) =>
  rowsOf(
    db,
    {
      searchRows: sumOf(counts.searchRows),
      profiles: sumOf(counts.profiles),
      others: sumOf(counts.others),
      comments: sumOf(counts.comments),
      rateLimits: sumOf(counts.rateLimits),
      reachedSearchRows: reached('searchRows'),
      reachedProfiles: reached('profiles'),
      reachedOthers: reached('others'),
    },
    (columns) =>
      db
        .select(columns)
        .from(providerReads)
        .where(sql`${providerReads.day} = ${given('day')}`),
  ),
);

/** What all accounts have read on a day, and how many of them have reached each limit. @param day YYYY-MM-DD */
export const readsOfAll = (db: Db, day: string, limits: Kinds) => ofAll(db).one({ day, ...limits });

const share = sql<number>`max(
  ${providerReads.searchRows} * 1.0 / max(1, ${given('searchRows')}),
  ${providerReads.profiles} * 1.0 / max(1, ${given('profiles')}),
  ${providerReads.others} * 1.0 / max(1, ${given('others')}))`;

const nearest = prepared((db) => {
  const { accountId, searchRows, profiles, others } = providerReads;
  const who = { name: accounts.name, userId: accounts.userId, email: users.email };
  // Chosen before it is looked up whose they are: there may be a hundred thousand.
  const chosen = sql`(select rowid from ${providerReads} where ${providerReads.day} = ${given('day')}
    order by ${share} desc, ${accountId} limit ${givenNumber('limit')})`;
  return rowsOf(db, { accountId, searchRows, profiles, others, share, ...who }, (columns) =>
    db
      .select(columns)
      .from(providerReads)
      .innerJoin(accounts, eq(accounts.accountId, providerReads.accountId))
      .innerJoin(users, eq(users.id, accounts.userId))
      .where(sql`${providerReads}.rowid in ${chosen}`)
      .orderBy(desc(share), accountId),
  );
});

/** The accounts that come nearest to one of the limits on a day, the nearest first; `share` is 1 where it is reached. */
export const nearestToLimits = (db: Db, day: string, limits: Kinds, limit: number) =>
  nearest(db).all({ day, limit, ...limits });

const added = (name: keyof Reads) => sql`${counts[name]} + ${sql.raw(`excluded.${counts[name].name}`)}`;

/** A row that is there already grows by the one that is inserted. */
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

const add = prepared((db) =>
  changeOf(
    db,
    db
      .insert(providerReads)
      .values({
        accountId: given('accountId'),
        day: given('day'),
        searchRows: given('searchRows'),
        profiles: given('profiles'),
        others: given('others'),
        comments: given('comments'),
        rateLimits: given('rateLimits'),
      })
      .onConflictDoUpdate(adding),
  ),
);

/** Adds to what an account has read on a day. @param change by how much, below 0 too */
export function addReads(db: Db, accountId: string, day: string, change: Partial<Reads>): void {
  add(db).run({ accountId, day, ...none, ...change });
}

/**
 * Takes as many reads of a kind as are left of its limit, at most `wanted`. No other process takes the same ones.
 * @returns how many it took, and added; 0 when none are left
 */
export function takeReads(
  db: Db,
  accountId: string,
  day: string,
  { kind, wanted, limit }: { kind: keyof Reads; wanted: number; limit: number },
): number {
  const left = () => Math.max(0, limit - readsOn(db, accountId, day)[kind]);
  // A refusal needs no lock.
  if (left() === 0) return 0;
  return db.transaction(() => {
    const taken = Math.min(wanted, left());
    if (taken === 0) return 0;
    add(db).run({ accountId, day, ...none, [kind]: taken });
    return taken;
  });
}

/** Moves what an account has read along when the provider gives it another id. */
export function moveReads(tx: Tx, from: string, to: string): void {
  const rows = tx.delete(providerReads).where(eq(providerReads.accountId, from)).returning().all();
  for (const row of rows)
    tx.insert(providerReads)
      .values({ ...row, accountId: to })
      .onConflictDoUpdate(adding)
      .run();
}

/** Forgets what some accounts have read. */
export function forgetReads(tx: Tx, accountIds: string[]): void {
  tx.delete(providerReads).where(inArray(providerReads.accountId, accountIds)).run();
}

const drop = prepared((db) =>
  db.$client.prepare<[string, number]>(
    'delete from provider_reads where rowid in (select rowid from provider_reads where day < ? limit ?)',
  ),
);

/** Drops at most `limit` lines of the days before one. Answers how many it dropped. @param day YYYY-MM-DD */
export async function pruneReads(db: Db, day: string, limit: number): Promise<number> {
  return drop(db).run(day, limit).changes;
}
