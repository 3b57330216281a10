import { and, asc, type Column, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { contains } from '../dialect/query.ts';
import { firstOrThrow } from '../first.ts';
import type { Reader } from '../open.ts';
import type { Page } from '../page.ts';
import { accounts, modelCosts, users } from '../schema/index.ts';

export type CostBy = 'account' | 'customer' | 'month';
export type CostPage = Page<
  'month' | 'cost' | 'calls',
  {
    by?: CostBy | undefined;
    month?: string | undefined;
    purpose?: (typeof modelCosts.$inferSelect)['purpose'] | undefined;
    userId?: string | undefined;
    q?: string | undefined;
  }
>;

const { month, userId, accountId } = modelCosts;
const sum = (
  figure: 'calls' | 'estimated' | 'unpriced' | 'inputTokens' | 'cachedTokens' | 'outputTokens' | 'cost',
) => sql`sum(${modelCosts[figure]})`.mapWith(Number);
const sums = {
  calls: sum('calls'),
  estimated: sum('estimated'),
  unpriced: sum('unpriced'),
  inputTokens: sum('inputTokens'),
  cachedTokens: sum('cachedTokens'),
  outputTokens: sum('outputTokens'),
  cost: sum('cost'),
};
const keys = { account: [month, userId, accountId], customer: [month, userId], month: [month] };
const none = sql<null>`null`;
/** A column with the same value in all rows of a group. */
const same = (column: Column) => sql<string>`max(${column})`;

function matching({ month: wanted, purpose, userId: user, q }: CostPage['filter']): SQL | undefined {
  return and(
    wanted === undefined ? undefined : eq(month, wanted),
    purpose && eq(modelCosts.purpose, purpose),
    user === undefined ? undefined : eq(userId, user),
    q ? contains(users.email, q) : undefined,
  );
}

/** Costs per month and account, per month and customer, or per month. `unpriced` calls add no cost. */
export async function listCosts(db: Reader, { sort, offset, limit, filter }: CostPage) {
  const { by = 'account' } = filter;
  const where = matching(filter);
  const order = sort.descending ? desc : asc;
  const sortedBy = sort.field === 'month' ? month : sums[sort.field];
  const rows = await db
    .select({
      month,
      userId: by === 'month' ? none : userId,
      email: by === 'month' ? none : same(users.email),
      accountId: by === 'account' ? accountId : none,
      accountName: by === 'account' ? same(accounts.name) : none,
      ...sums,
    })
    .from(modelCosts)
    .innerJoin(users, eq(users.id, userId))
    .innerJoin(accounts, eq(accounts.accountId, accountId))
    .where(where)
    .groupBy(...keys[by])
    .orderBy(order(sortedBy), desc(month), desc(sums.cost), ...keys[by].slice(1))
    .limit(limit)
    .offset(offset);
  if (offset === 0 && rows.length < limit) return { rows, total: rows.length };
  const groups = db
    .select({ month })
    .from(modelCosts)
    .innerJoin(users, eq(users.id, userId))
    .where(where)
    .groupBy(...keys[by])
    .as('groups');
  return { rows, total: (await firstOrThrow(db.select({ n: count() }).from(groups))).n };
}

export type CostSums = Awaited<ReturnType<typeof listCosts>>['rows'][number];
