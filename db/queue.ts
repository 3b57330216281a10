import { and, asc, count, isNotNull, isNull, sql } from 'drizzle-orm';
import type { AutomationRow } from './accounts.ts';
import type { Db } from './open.ts';
import { given, prepared, rowsOf } from './prepared.ts';
import { automations } from './schema/index.ts';

const { accountId, fence, dueAt } = automations;

const head = prepared((db) =>
  rowsOf(db, { accountId, fence, dueAt }, (columns) =>
    db
      .select(columns)
      .from(automations)
      .where(and(isNotNull(automations.dueAt), isNull(automations.leaseHolder)))
      .orderBy(asc(automations.dueAt))
      .limit(1),
  ),
);

/** The account that is due first, now or later; one by the index, however many there are. */
export const firstDue = (db: Db): Pick<AutomationRow, 'accountId' | 'fence' | 'dueAt'> | undefined =>
  head(db).get({});

const mostCounted = 10_000;
const due = prepared((db) =>
  db
    .select({ n: count() })
    .from(
      db
        .select({ one: sql`1`.as('one') })
        .from(automations)
        .where(and(isNull(automations.leaseHolder), sql`${automations.dueAt} <= ${given('now')}`))
        .limit(mostCounted)
        .as('due'),
    )
    .prepare(),
);
const leased = prepared((db) =>
  db.select({ n: count() }).from(automations).where(isNotNull(automations.leaseHolder)).prepare(),
);

/** How many accounts are due, counted up to 10,000, and how many an engine has. @param now by the engine's clock */
export const queueSizes = (db: Db, now: number): { due: number; leased: number } => ({
  due: due(db).get({ now })?.n ?? 0,
  leased: leased(db).get()?.n ?? 0,
});
