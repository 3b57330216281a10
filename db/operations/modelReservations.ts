import { and, eq, gt, lte, notInArray, or, sql } from 'drizzle-orm';
import { bigintValue, databaseNow, param, takeTurns, value, values } from '../dialect/query.ts';
import { firstOrThrow } from '../first.ts';
import type { Db, Reader, Tx } from '../open.ts';
import { prepare } from '../prepare.ts';
import { engines, modelCosts, modelReservations, modelSpending } from '../schema/index.ts';
import { transaction } from '../transaction.ts';

/** In millionths of the currency; null without a cap. */
export type Caps = { installation: number | null; customer: number | null };
/** The costs of a month so far, and the most that running calls can add, in millionths of the currency. */
export type Used = Record<keyof Caps, { spent: number; reserved: number }>;
/** The user and month that a call counts for. `id`: its own reservation, which is left out. */
export type Of = { id: string; userId: string; month: string };

/** Longer than any call. The next call for the same comment renews the reservation. */
const longest = 10 * 60_000;

/** One statement, so that a cost and the reservation it replaces are never both counted, or both missed. */
const usedOf = prepare('usedOfCaps', (db) => {
  const inMonth = eq(modelReservations.month, param('month'));
  const isLive = gt(modelReservations.endsAt, databaseNow);
  const others = and(inMonth, isLive, sql`${modelReservations.id} <> ${param('id')}`);
  const reserved = sql`coalesce(sum(${modelReservations.amount}), 0)`;
  const ofUser = eq(modelReservations.userId, param('userId'));
  const parts = {
    spentByAll: db
      .select({ sum: sql`coalesce(sum(${modelSpending.cost}), 0)` })
      .from(modelSpending)
      .where(eq(modelSpending.month, param('month'))),
    reservedByAll: db.select({ sum: reserved }).from(modelReservations).where(others),
    spentByCustomer: db
      .select({ sum: sql`coalesce(sum(${modelCosts.cost}), 0)` })
      .from(modelCosts)
      .where(and(eq(modelCosts.userId, param('userId')), eq(modelCosts.month, param('month')))),
    reservedByCustomer: db.select({ sum: reserved }).from(modelReservations).where(and(others, ofUser)),
  };
  const number = (part: (typeof parts)[keyof typeof parts]) => sql`${part}`.mapWith(Number);
  return db
    .select({
      spentByAll: number(parts.spentByAll),
      reservedByAll: number(parts.reservedByAll),
      spentByCustomer: number(parts.spentByCustomer),
      reservedByCustomer: number(parts.reservedByCustomer),
    })
    .from(sql`(select 1) as once`);
});

export async function usedOfCaps(db: Reader, { id, userId, month }: Of): Promise<Used> {
  const sums = await firstOrThrow(usedOf(db, { id, userId, month }));
  return {
    installation: { spent: sums.spentByAll, reserved: sums.reservedByAll },
    customer: { spent: sums.spentByCustomer, reserved: sums.reservedByCustomer },
  };
}

/** The usage of all customers. @param month YYYY-MM */
export const usedByAll = async (db: Reader, month: string): Promise<Used['installation']> =>
  (await usedOfCaps(db, { id: '', userId: '', month })).installation;

/** The costs so far plus the reservations. */
export const takenOf = ({ installation, customer }: Used): Record<keyof Caps, number> => ({
  installation: installation.spent + installation.reserved,
  customer: customer.spent + customer.reserved,
});

/** The scopes whose cap an amount would exceed. @param taken in millionths of the currency */
export const scopesWithoutRoom = (
  taken: Record<keyof Caps, number>,
  caps: Caps,
  amount: number,
): (keyof Caps)[] =>
  (['customer', 'installation'] as const).filter((scope) => {
    const cap = caps[scope];
    return cap !== null && taken[scope] + amount > cap;
  });

const put = prepare('putReservation', (tx: Tx) =>
  tx
    .insert(modelReservations)
    .values({
      ...values('id', 'userId', 'month', 'worker'),
      amount: value('amount'),
      endsAt: sql`${databaseNow} + ${bigintValue('longest')}`,
    })
    .onConflictDoUpdate({
      target: modelReservations.id,
      set: { amount: sql`excluded.amount`, endsAt: sql`excluded.ends_at` },
    }),
);

/**
 * Reserves an amount, or changes a reservation to it, if no cap would be exceeded. Atomic across servers.
 * @param amount in millionths of the currency; may cover several calls
 * @returns whether it is reserved, and what the others have used
 */
export async function reserveCost(
  db: Db,
  { amount, worker, caps, ...scope }: Of & { amount: number; worker: string; caps: Caps },
): Promise<{ isReserved: boolean; used: Used }> {
  return transaction(
    db,
    async (tx) => {
      await takeTurns(tx, modelReservations, 'reserve');
      const used = await usedOfCaps(tx, scope);
      const isReserved = scopesWithoutRoom(takenOf(used), caps, amount).length === 0;
      if (isReserved) await put(tx, { ...scope, amount, worker, longest });
      return { isReserved, used };
    },
    // Each waits for its turn and then reads what was committed before.
    { isolation: 'read committed' },
  );
}

const drop = prepare('dropReservation', (tx: Tx) =>
  tx.delete(modelReservations).where(eq(modelReservations.id, param('id'))),
);

/** Call it in the transaction that records the actual cost. */
export const endReservation = async (tx: Tx, id: string): Promise<void> => {
  await drop(tx, { id });
};

/** Deletes the reservations of dead servers, and expired ones. */
export async function endDeadReservations(tx: Tx): Promise<void> {
  const living = tx.select({ worker: engines.holder }).from(engines);
  await tx
    .delete(modelReservations)
    .where(or(lte(modelReservations.endsAt, databaseNow), notInArray(modelReservations.worker, living)));
}
