import { and, desc, eq, lte, sql } from 'drizzle-orm';
import { param, values } from '../dialect/query.ts';
import { first } from '../first.ts';
import type { Reader, Tx } from '../open.ts';
import { prepare } from '../prepare.ts';
import { modelCosts, modelPrices, modelSpending, type StoredUsage } from '../schema/index.ts';
import type { EngineTime } from '../time.ts';
import { endReservation } from './modelReservations.ts';

type CostRow = typeof modelCosts.$inferSelect;
export type Price = Pick<typeof modelPrices.$inferSelect, 'input' | 'cached' | 'output'>;

/** The usage of calls and their owner. `reservation` is the one that it replaces; null without a cap. */
export type Spent = Pick<CostRow, 'accountId' | 'userId' | 'month' | 'purpose'> &
  StoredUsage & { reservation: string | null };

const parts = 16;

const counts = [
  'calls',
  'estimated',
  'unpriced',
  'inputTokens',
  'cachedTokens',
  'outputTokens',
  'cost',
] as const;
const added = Object.fromEntries(
  counts.map((name) => [name, sql`${modelCosts[name]} + ${sql.raw(`excluded.${modelCosts[name].name}`)}`]),
);
const addToAccount = prepare('addModelCosts', (tx: Tx) =>
  tx
    .insert(modelCosts)
    .values(values('accountId', 'userId', 'month', 'model', 'purpose', ...counts))
    .onConflictDoUpdate({
      target: [modelCosts.accountId, modelCosts.month, modelCosts.model, modelCosts.purpose],
      set: added,
    }),
);
const addToMonth = prepare('addModelSpending', (tx: Tx) =>
  tx
    .insert(modelSpending)
    .values(values('month', 'part', 'cost'))
    .onConflictDoUpdate({
      target: [modelSpending.month, modelSpending.part],
      set: { cost: sql`${modelSpending.cost} + excluded.cost` },
    }),
);

/** Adds to the sums of account and installation and ends the reservation. Sends all statements at once. */
export async function addCosts(tx: Tx, spent: Spent | null): Promise<void> {
  if (!spent) return;
  const { cost, reservation, ...row } = spent;
  await Promise.all([
    reservation !== null && endReservation(tx, reservation),
    row.calls > 0 && addToAccount(tx, { ...row, cost: cost ?? 0, unpriced: cost === null ? row.calls : 0 }),
    cost && addToMonth(tx, { month: row.month, part: partOf(row.accountId), cost }),
  ]);
}

/** An account always adds to the same part. */
const partOf = (accountId: string): number =>
  [...accountId].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % parts;

const currentPrice = prepare('currentPrice', (db) =>
  db
    .select({ input: modelPrices.input, cached: modelPrices.cached, output: modelPrices.output })
    .from(modelPrices)
    .where(and(eq(modelPrices.model, param('model')), lte(modelPrices.validFrom, param('at'))))
    .orderBy(desc(modelPrices.validFrom), desc(modelPrices.id))
    .limit(1),
);

/** Null without a price. @param at ms since the epoch, by the engine's clock */
export const priceAt = async (db: Reader, model: string, at: EngineTime): Promise<Price | null> =>
  (await first(currentPrice(db, { model, at }))) ?? null;
