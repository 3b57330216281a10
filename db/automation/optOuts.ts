import { and, asc, count, desc, eq, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { among, changes, contains, list } from '../dialect/query.ts';
import { first } from '../first.ts';
import { type AuditEntry, writeAudit } from '../history/audit.ts';
import type { Db, Reader, Tx } from '../open.ts';
import { prepare } from '../prepare.ts';
import { accounts, optOuts, providerReads, users } from '../schema/index.ts';
import { transaction } from '../transaction.ts';

export type OptOutRow = typeof optOuts.$inferSelect;
type State = OptOutRow['state'];

/** How long a request waits for an admin's decision, in ms. */
export const waitingFor = 30 * 86_400_000;

/** Profiles (`person:ada-okafor`) and the network's IDs. */
export type Authors = { profiles: string[]; providerIds: string[] };

/** For prepared queries that bind the values of `authorValues`. */
export const ofOptedOut = (): SQL | undefined =>
  and(
    eq(optOuts.state, sql`'active'`),
    sql`(${among(optOuts.profile, 'profiles')} or ${among(optOuts.providerId, 'providerIds')})`,
  );
export const authorValues = ({ profiles, providerIds }: Authors) => ({
  profiles: list(profiles),
  providerIds: list(providerIds),
});

const activeOf = prepare('activeOptOuts', (db) =>
  db.select({ profile: optOuts.profile, providerId: optOuts.providerId }).from(optOuts).where(ofOptedOut()),
);

/** The profiles and network IDs among these whose authors have opted out. */
export async function optedOutOf(db: Reader, authors: Authors): Promise<Set<string>> {
  const rows = await activeOf(db, authorValues(authors));
  return new Set(rows.flatMap(({ profile, providerId }) => (providerId ? [profile, providerId] : [profile])));
}

export const findOptOut = (db: Reader, id: string): Promise<OptOutRow | undefined> =>
  first(db.select().from(optOuts).where(eq(optOuts.id, id)));

const isActive = (profile: string) => and(eq(optOuts.profile, profile), eq(optOuts.state, 'active'));

export const activeOptOut = (db: Reader, profile: string): Promise<OptOutRow | undefined> =>
  first(db.select().from(optOuts).where(isActive(profile)));

export async function insertOptOut(tx: Tx, row: OptOutRow): Promise<void> {
  await tx.insert(optOuts).values(row);
}

/** Counts a check of the profile. @returns false after `most` checks, or once the request is decided */
export async function takeLook(db: Db, id: string, most: number): Promise<boolean> {
  const open = and(eq(optOuts.id, id), eq(optOuts.state, 'unverified'), lt(optOuts.looks, most));
  return transaction(
    db,
    async (tx) =>
      changes(
        await tx
          .update(optOuts)
          .set({ looks: sql`${optOuts.looks} + 1` })
          .where(open),
      ) > 0,
  );
}

type Decision = Pick<OptOutRow, 'state'> & Partial<Pick<OptOutRow, 'providerId' | 'decidedAt' | 'expiresAt'>>;

/** @returns whether the request was in one of the states `from` */
export async function decideOptOut(tx: Tx, id: string, from: State[], decision: Decision): Promise<boolean> {
  return (
    changes(
      await tx
        .update(optOuts)
        .set(decision)
        .where(and(eq(optOuts.id, id), inArray(optOuts.state, from))),
    ) > 0
  );
}

/** Decides all requests of a profile that wait for an admin. */
export async function decideWaiting(tx: Tx, profile: string, decision: Decision): Promise<void> {
  await tx
    .update(optOuts)
    .set(decision)
    .where(and(eq(optOuts.profile, profile), eq(optOuts.state, 'waiting')));
}

/** Deletes all active opt-outs of a profile. @returns false if there was none */
export async function removeOptOuts(tx: Tx, profile: string, note: AuditEntry): Promise<boolean> {
  const removed = changes(await tx.delete(optOuts).where(isActive(profile))) > 0;
  if (removed) await writeAudit(tx, note);
  return removed;
}

/** Only a profile's earliest waiting request is listed. The decision about it applies to the later ones. */
const isEarliest = sql`not exists (
  select 1 from opt_outs as earlier
  where earlier.profile = ${optOuts.profile} and earlier.state = 'waiting'
    and (earlier.decided_at, earlier.id) < (${optOuts.decidedAt}, ${optOuts.id})
)`;
const isListed = or(ne(optOuts.state, 'waiting'), isEarliest);
/** One request per profile. */
export const waitsForAdmin = and(eq(optOuts.state, 'waiting'), isEarliest);

export type OptOutPage = {
  sort: { field: 'createdAt'; descending: boolean };
  offset: number;
  limit: number;
  filter: { id?: string[] | undefined; state?: State | undefined; q?: string | undefined };
};

export async function listOptOuts(
  db: Reader,
  { sort, offset, limit, filter }: OptOutPage,
): Promise<{ rows: OptOutRow[]; total: number }> {
  const where = and(
    isListed,
    filter.id && inArray(optOuts.id, filter.id),
    filter.state && eq(optOuts.state, filter.state),
    filter.q ? contains(optOuts.profile, filter.q) : undefined,
  );
  const order = sort.descending ? desc : asc;
  const rows = await db
    .select()
    .from(optOuts)
    .where(where)
    .orderBy(order(optOuts.createdAt), order(optOuts.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: (await first(db.select({ n: count() }).from(optOuts).where(where)))?.n ?? 0 };
}

/**
 * The subscriber's connected account that has read the fewest profiles today. Undefined if all have read
 * `most`.
 * @param only this account, if given; @param day YYYY-MM-DD
 */
export async function accountToRead(
  db: Reader,
  { only, day, most }: { only: string | undefined; day: string; most: number },
): Promise<string | undefined> {
  const used = sql<number>`coalesce(${providerReads.profiles}, 0)`;
  const row = await first(
    db
      .select({ accountId: accounts.accountId })
      .from(accounts)
      .innerJoin(users, eq(users.id, accounts.userId))
      .leftJoin(
        providerReads,
        and(eq(providerReads.accountId, accounts.accountId), eq(providerReads.day, day)),
      )
      .where(
        and(
          eq(accounts.status, 'Connected'),
          isNull(accounts.removedAt),
          inArray(users.status, ['Paid', 'Trial']),
          only === undefined ? undefined : eq(accounts.accountId, only),
          sql`${used} < ${most}`,
        ),
      )
      .orderBy(used, accounts.accountId)
      .limit(1),
  );
  return row?.accountId;
}

/**
 * Deletes at most `limit` requests that expired before this time. Waiting requests from earlier versions have
 * no expiry, so their age decides.
 * @returns how many
 */
export async function pruneOptOuts(db: Db, before: number, limit: number): Promise<number> {
  return transaction(db, async (tx) => {
    const isOld = or(
      lt(optOuts.expiresAt, before),
      and(eq(optOuts.state, 'waiting'), lt(optOuts.decidedAt, before - waitingFor)),
    );
    const old = tx.select({ id: optOuts.id }).from(optOuts).where(isOld).limit(limit);
    return changes(await tx.delete(optOuts).where(inArray(optOuts.id, old)));
  });
}
