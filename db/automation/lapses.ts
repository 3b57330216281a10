import { and, desc, eq, exists, gte, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import { firstOrThrow } from '../first.ts';
import type { Reader } from '../open.ts';
import { accounts, comments, drafts, memberAccounts, members } from '../schema/index.ts';
import { covered, type Scope } from '../scope.ts';
import type { EngineTime } from '../time.ts';
import { lapsedApproved } from './drafts.ts';

type Period = { since: EngineTime; until?: EngineTime };

export type LapsedDraft = {
  draftId: string;
  accountId: string;
  accountName: string;
  posterName: string;
  at: EngineTime;
};

/**
 * A lapsed draft is reported to the person who approved it. If nobody approved it, or that person has lost
 * access to the account, the owner gets the report.
 */
function heardBy(db: Reader, { userId: ownerId }: Scope, personId: string): SQL {
  if (personId !== ownerId) return eq(drafts.decidedBy, personId);
  const assigned = db
    .select({ one: sql`1` })
    .from(memberAccounts)
    .where(and(eq(memberAccounts.memberId, members.id), eq(memberAccounts.accountId, drafts.accountId)));
  const member = db
    .select({ one: sql`1` })
    .from(members)
    .where(
      and(
        eq(members.ownerId, ownerId),
        eq(members.userId, drafts.decidedBy),
        or(eq(members.allAccounts, true), exists(assigned)),
      ),
    );
  return notExists(member);
}

/** Approved drafts of connected accounts that lapsed in a period and are reported to this person. */
export const lapses = (
  db: Reader,
  scope: Scope,
  personId: string,
  { since, until }: Period,
): SQL | undefined =>
  and(
    eq(accounts.userId, scope.userId),
    isNull(accounts.removedAt),
    covered(accounts.accountId, scope),
    eq(drafts.state, 'lapsed'),
    eq(drafts.reason, lapsedApproved),
    gte(drafts.lapsesAt, since),
    until === undefined ? undefined : lt(drafts.lapsesAt, until),
    heardBy(db, scope, personId),
  );

export async function countLapses(
  db: Reader,
  scope: Scope,
  personId: string,
  period: Period,
): Promise<number> {
  const counted = db
    .select({ n: sql<number>`count(*)`.mapWith(Number) })
    .from(drafts)
    .innerJoin(accounts, eq(accounts.accountId, drafts.accountId))
    .where(lapses(db, scope, personId, period));
  return (await firstOrThrow(counted)).n;
}

/** Latest first. */
export async function latestLapses(
  db: Reader,
  scope: Scope,
  personId: string,
  period: Period,
  limit: number,
): Promise<LapsedDraft[]> {
  return db
    .select({
      draftId: drafts.commentId,
      accountId: drafts.accountId,
      accountName: accounts.name,
      posterName: comments.posterName,
      at: drafts.lapsesAt,
    })
    .from(drafts)
    .innerJoin(accounts, eq(accounts.accountId, drafts.accountId))
    .innerJoin(comments, eq(comments.id, drafts.commentId))
    .where(lapses(db, scope, personId, period))
    .orderBy(desc(drafts.lapsesAt), desc(drafts.commentId))
    .limit(limit);
}
