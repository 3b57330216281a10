import { and, asc, count, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { changes, param, takeTurns } from '../dialect/query.ts';
import { firstOrThrow } from '../first.ts';
import type { Reader, Tx } from '../open.ts';
import { prepare } from '../prepare.ts';
import { accounts, comments, drafts, proposals, settings } from '../schema/index.ts';
import { covered, type Scope } from '../scope.ts';
import type { EngineTime } from '../time.ts';

export type ProposalRow = typeof proposals.$inferSelect;
export type ProposalState = ProposalRow['state'];
export type NewProposal = Omit<ProposalRow, 'state' | 'line' | 'decidedAt'>;
export type ProposalView = ProposalRow & { accountName: string; prompt: string };
/** A comment as the writer wrote it and as a person approved it. */
export type ReviewRow = { commentId: string; before: string; after: string };

const texts = { commentId: drafts.commentId, before: drafts.original, after: comments.comment };

/** The latest comments of an account that a person approved, newest first. */
export const latestReviews = (db: Reader, accountId: string, limit: number): Promise<ReviewRow[]> =>
  db
    .select(texts)
    .from(drafts)
    .innerJoin(comments, eq(comments.id, drafts.commentId))
    .where(
      and(
        eq(drafts.accountId, accountId),
        inArray(drafts.state, ['approved', 'posted']),
        isNotNull(drafts.decidedAt),
        isNull(drafts.autonomy),
      ),
    )
    .orderBy(desc(drafts.createdAt), desc(drafts.commentId))
    .limit(limit);

export const reviewsOf = (db: Reader, commentIds: readonly string[]): Promise<ReviewRow[]> =>
  db
    .select(texts)
    .from(drafts)
    .innerJoin(comments, eq(comments.id, drafts.commentId))
    .where(inArray(drafts.commentId, [...commentIds]));

/** Returns those that were not proposed before. */
export const addProposals = (tx: Tx, rows: readonly NewProposal[]): Promise<ProposalRow[]> =>
  tx
    .insert(proposals)
    .values(rows.map((row) => ({ ...row, state: 'open' as const })))
    .onConflictDoNothing()
    .returning();

const accepted = prepare('learnedLines', (db) =>
  db
    .select({ line: proposals.line })
    .from(proposals)
    .where(and(eq(proposals.accountId, param('accountId')), sql`${proposals.state} = 'accepted'`))
    .orderBy(asc(proposals.decidedAt), asc(proposals.id)),
);

/** The accepted lines of an account, oldest first. */
export const learnedLines = async (db: Reader, accountId: string): Promise<string[]> =>
  (await accepted(db, { accountId })).flatMap(({ line }) => line ?? []);

/** Their number. Others who accept a line for the account wait, so that the limit holds. */
export async function countLines(tx: Tx, accountId: string): Promise<number> {
  await takeTurns(tx, proposals, accountId);
  return (await learnedLines(tx, accountId)).length;
}

const view = (db: Reader) =>
  db
    .select({ proposal: proposals, accountName: accounts.name, prompt: settings.prompt })
    .from(proposals)
    .innerJoin(accounts, eq(accounts.accountId, proposals.accountId))
    .leftJoin(settings, eq(settings.accountId, proposals.accountId))
    .$dynamic();
const toView = ({
  proposal,
  accountName,
  prompt,
}: Awaited<ReturnType<typeof view>>[number]): ProposalView => ({
  ...proposal,
  accountName,
  prompt: prompt ?? '',
});

export type ProposalPage = {
  sort: { field: 'createdAt'; descending: boolean };
  offset: number;
  limit: number;
  filter: {
    id?: string[] | undefined;
    accountId?: string | undefined;
    state?: ProposalState | undefined;
  };
};

export async function listProposals(
  db: Reader,
  scope: Scope,
  { sort, offset, limit, filter: { id, accountId, state } }: ProposalPage,
): Promise<{ rows: ProposalView[]; total: number }> {
  const where = and(
    eq(proposals.userId, scope.userId),
    isNull(accounts.removedAt),
    covered(proposals.accountId, scope),
    id && inArray(proposals.id, id),
    accountId === undefined ? undefined : eq(proposals.accountId, accountId),
    state && eq(proposals.state, state),
  );
  const order = sort.descending ? desc : asc;
  const rows = await view(db)
    .where(where)
    .orderBy(order(proposals.createdAt), order(proposals.id))
    .limit(limit)
    .offset(offset);
  const counted = db
    .select({ n: count() })
    .from(proposals)
    .innerJoin(accounts, eq(accounts.accountId, proposals.accountId))
    .where(where);
  return { rows: rows.map(toView), total: (await firstOrThrow(counted)).n };
}

/** Undefined outside the scope. */
export async function findProposal(db: Reader, scope: Scope, id: string): Promise<ProposalView | undefined> {
  const [row] = await view(db).where(
    and(eq(proposals.id, id), eq(proposals.userId, scope.userId), isNull(accounts.removedAt)),
  );
  return row && toView(row);
}

/** False if it is in another state. */
export async function decideProposal(
  tx: Tx,
  id: string,
  from: ProposalState,
  change: { state: ProposalState; line: string | null; decidedAt: EngineTime },
): Promise<boolean> {
  const where = and(eq(proposals.id, id), eq(proposals.state, from));
  return changes(await tx.update(proposals).set(change).where(where)) > 0;
}

export async function deleteProposals(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(proposals).where(eq(proposals.accountId, accountId));
}

/** The owners decide again, because they may have taken a line back since. */
export async function reopenProposals(tx: Tx): Promise<void> {
  await tx
    .update(proposals)
    .set({ state: 'open', line: null, decidedAt: null })
    .where(eq(proposals.state, 'accepted'));
}
