import { isNotNull } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { automations, comments } from '../../db/schema/index.ts';
import type { LedgerLine } from '../support/simulation.ts';

export type Verdict = {
  /** Posts with more than one comment by a user. */
  doubled: string[];
  /** On the network and not in the history. */
  missing: string[];
  /** In the history and not on the network. */
  invented: string[];
  /** Comments by state. */
  states: Record<string, number>;
};

const count = (values: string[]): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(values, (value) => value)].map(([value, all]) => [value, all.length]));
const twice = (values: string[]): string[] =>
  Object.entries(count(values)).flatMap(([value, n]) => (n > 1 ? [value] : []));

/** Compares the history with the network. */
export async function compare(db: Db, ledger: LedgerLine[], owners: Map<string, string>): Promise<Verdict> {
  const rows = await db.select().from(comments);
  const key = (comment: { accountId: string; postId: string }, text: string) =>
    `${comment.accountId} ${comment.postId} ${text}`;
  const recorded = rows.filter(({ state }) => state === 'confirmed').map((row) => key(row, row.comment));
  const held = ledger.map((line) => key(line, line.text));
  const [hasRecorded, hasHeld] = [new Set(recorded), new Set(held)];
  return {
    doubled: [
      ...twice(ledger.map((line) => `${owners.get(line.accountId)} ${line.postId}`)),
      ...twice(recorded),
    ],
    missing: held.filter((id) => !hasRecorded.has(id)),
    invented: recorded.filter((id) => !hasHeld.has(id)),
    states: count(rows.map(({ state }) => state)),
  };
}

/** Whether the outcome of every sent comment is known. */
export async function isSettled(db: Db): Promise<boolean> {
  const open = await db.select().from(comments);
  return open.every(({ state, lookAt }) => state !== 'sent' && lookAt === null);
}

/** Accounts without a comment since `before`, except those at their daily limit. */
export async function stuckAccounts(
  db: Db,
  before: LedgerLine[],
  now: LedgerLine[],
  owners: Map<string, string>,
): Promise<string[]> {
  const [then, since] = [before, now].map((lines) => count(lines.map(({ accountId }) => accountId)));
  const states = await db.select().from(automations).where(isNotNull(automations.accountId));
  return states
    .filter(
      ({ accountId, stateReason }) =>
        since?.[accountId] === then?.[accountId] && stateReason !== 'limit' && owners.has(accountId),
    )
    .map(
      ({ accountId, stateReason, dueAt, leaseHolder }) =>
        `${accountId} ${stateReason} ${dueAt} ${leaseHolder}`,
    );
}
