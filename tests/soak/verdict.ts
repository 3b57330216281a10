import { isNotNull } from 'drizzle-orm';
import { type Db, openDb } from '../../db/open.ts';
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

async function looking<T>(path: string, look: (db: Db) => Promise<T>): Promise<T> {
  const db = openDb(path);
  try {
    return await look(db);
  } finally {
    db.close();
  }
}

const count = (values: string[]): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(values, (value) => value)].map(([value, all]) => [value, all.length]));
const twice = (values: string[]): string[] =>
  Object.entries(count(values)).flatMap(([value, n]) => (n > 1 ? [value] : []));

/** Compares the history with the network. */
export const compare = (path: string, ledger: LedgerLine[], owners: Map<string, string>): Promise<Verdict> =>
  looking(path, async (db) => {
    const rows = await db.select().from(comments);
    const key = (one: { accountId: string; postId: string }, text: string) =>
      `${one.accountId} ${one.postId} ${text}`;
    const recorded = rows.filter(({ state }) => state === 'confirmed').map((row) => key(row, row.comment));
    const held = ledger.map((line) => key(line, line.text));
    const [hasRecorded, hasHeld] = [new Set(recorded), new Set(held)];
    return {
      doubled: [
        ...twice(ledger.map((line) => `${owners.get(line.accountId)} ${line.postId}`)),
        ...twice(recorded),
      ],
      missing: held.filter((one) => !hasRecorded.has(one)),
      invented: recorded.filter((one) => !hasHeld.has(one)),
      states: count(rows.map(({ state }) => state)),
    };
  });

/** Whether the outcome of every sent comment is known. */
export const isSettled = (path: string): Promise<boolean> =>
  looking(path, async (db) => {
    const open = await db.select().from(comments);
    return open.every(({ state, lookAt }) => state !== 'sent' && lookAt === null);
  });

/** Accounts without a comment since `before`, except those at their daily limit. */
export const stuckAccounts = (
  path: string,
  before: LedgerLine[],
  now: LedgerLine[],
  owners: Map<string, string>,
): Promise<string[]> =>
  looking(path, async (db) => {
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
  });
