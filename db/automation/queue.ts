import { and, asc, count, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { AutomationRow } from '../accounts/accounts.ts';
import { first, one } from '../first.ts';
import type { Reader } from '../open.ts';
import { automations } from '../schema/index.ts';

const { accountId, fence, dueAt } = automations;

/** The account that is due first, now or later. */
export const firstDue = (
  db: Reader,
): Promise<Pick<AutomationRow, 'accountId' | 'fence' | 'dueAt'> | undefined> =>
  first(
    db
      .select({ accountId, fence, dueAt })
      .from(automations)
      .where(and(isNotNull(dueAt), isNull(automations.leaseHolder)))
      .orderBy(asc(dueAt))
      .limit(1),
  );

const mostCounted = 10_000;

/** Due accounts, counted up to 10,000, and claimed ones. @param now by the engine's clock */
export async function queueSizes(db: Reader, now: number): Promise<{ due: number; leased: number }> {
  const due = db
    .select({ one: sql`1`.as('one') })
    .from(automations)
    .where(and(isNull(automations.leaseHolder), lte(dueAt, now)))
    .limit(mostCounted)
    .as('due');
  return {
    due: (await one(db.select({ n: count() }).from(due))).n,
    leased: await db.$count(automations, isNotNull(automations.leaseHolder)),
  };
}
