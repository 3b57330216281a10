import { newId } from '../../../db/id.ts';
import { findUser } from '../../../db/identity/users.ts';
import {
  findCap,
  insertPrice,
  listPrices as listRows,
  ownCaps,
  type PriceRow,
  putCaps,
} from '../../../db/operations/modelCaps.ts';
import { priceAt } from '../../../db/operations/modelCosts.ts';
import { usedByAll } from '../../../db/operations/modelReservations.ts';
import { transaction } from '../../../db/transaction.ts';
import { costMonth } from '../../automation/writing/spending.ts';
import { iso } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { AppError, invalid, notFound } from '../../errors.ts';
import type { Client } from '../../http/client.ts';
import type { Actor } from '../../identity/auth/authenticate.ts';
import { auditEntry, changeBy, difference } from '../../identity/users/audit.ts';
import { text } from '../../texts/text.ts';
import {
  type CapsInput,
  type CostCaps,
  type CustomerCapInput,
  fromMillionths,
  type ModelPrice,
  type PriceInput,
  toMillionths,
} from './schemas.ts';

export const listPrices = async ({ db }: Pick<Deps, 'db'>): Promise<ModelPrice[]> =>
  (await listRows(db)).map(toPrice);

/**
 * Adds a price from now on, or from a later time. Recorded costs keep the price that they had.
 * @throws {AppError} invalid_input for a time in the past
 */
export async function addPrice(
  deps: Deps,
  actor: Actor,
  { model, input, cached = input, output, validFrom }: PriceInput,
  client: Client,
): Promise<ModelPrice> {
  const now = deps.engineClock.now();
  const from = validFrom === undefined ? now : Date.parse(validFrom);
  if (from < now) throw invalid('validFrom', text('operations.priceNotInPast'));
  const createdAt = deps.clock.now();
  const row: PriceRow = {
    id: newId(createdAt),
    model,
    input: toMillionths(input),
    cached: toMillionths(cached),
    output: toMillionths(output),
    validFrom: from,
    createdAt,
  };
  const price = toPrice(row);
  const { id: _, createdAt: __, ...after } = price;
  const change = changeBy(actor.userId, 'model_price.add', client);
  await insertPrice(deps.db, row, {
    ...change,
    at: createdAt,
    subject: `model:${model}`,
    details: { after },
  });
  return price;
}

const toPrice = ({ input, cached, output, validFrom, createdAt, ...row }: PriceRow): ModelPrice => ({
  ...row,
  ...inMoney({ input, cached, output }),
  validFrom: iso(validFrom),
  createdAt: iso(createdAt),
});

const inMoney = ({ input, cached, output }: Pick<PriceRow, 'input' | 'cached' | 'output'>) => ({
  input: fromMillionths(input),
  cached: fromMillionths(cached),
  output: fromMillionths(output),
});

const moneyOf = (cap: number | null | undefined): number | null =>
  cap === null || cap === undefined ? null : fromMillionths(cap);

async function unpricedModels({ db, engineClock, spending }: Deps): Promise<string[]> {
  const now = engineClock.now();
  const prices = await Promise.all(spending.models.map((model) => priceAt(db, model, now)));
  return spending.models.filter((_, at) => !prices[at]);
}

export async function readCaps(deps: Deps): Promise<CostCaps> {
  const { db, config, engineClock, spending } = deps;
  const now = engineClock.now();
  const { month, endsAt } = costMonth(now);
  const price = await priceAt(db, spending.model, now);
  const { spent, reserved } = await usedByAll(db, month);
  return {
    currency: config.MODEL_CURRENCY,
    month,
    endsAt: iso(endsAt),
    spent: fromMillionths(spent),
    reserved: fromMillionths(reserved),
    model: spending.model,
    unpriced: await unpricedModels(deps),
    price: price && inMoney(price),
    installation: moneyOf(await findCap(db, 'installation')),
    customer: moneyOf(await findCap(db, 'customer')),
    customers: (await ownCaps(db)).map((row) => ({ ...row, cap: moneyOf(row.cap) })),
  };
}

/**
 * A cap pauses models without a price, because it can't compute their cost.
 * @throws {AppError} conflict if a model in use has no price
 */
async function requirePrice(deps: Deps): Promise<void> {
  const [model] = await unpricedModels(deps);
  if (model !== undefined) throw new AppError('conflict', text('operations.capNeedsPrice', { model }));
}

/** Rechecks accounts that a cap has paused. @throws {AppError} conflict */
export async function changeCaps(
  deps: Deps,
  actor: Actor,
  input: CapsInput,
  client: Client,
): Promise<CostCaps> {
  if (input.installation !== null || input.customer !== null) await requirePrice(deps);
  const change = changeBy(actor.userId, 'cost_cap.edit', client);
  const at = deps.clock.now();
  await transaction(deps.db, async (tx) => {
    const before = {
      installation: moneyOf(await findCap(tx, 'installation')),
      customer: moneyOf(await findCap(tx, 'customer')),
    };
    const details = difference(before, input);
    const caps = (['installation', 'customer'] as const).map((scope) => {
      const cap = input[scope];
      return { scope, userId: null, cap: cap === null ? undefined : toMillionths(cap) };
    });
    await putCaps(tx, caps, details && { ...change, at, subject: 'server', details });
  });
  return readCaps(deps);
}

/** @throws {AppError} not_found, conflict */
export async function changeCustomerCap(
  deps: Deps,
  actor: Actor,
  userId: string,
  { cap }: CustomerCapInput,
  client: Client,
): Promise<CostCaps> {
  if (!(await findUser(deps.db, userId))) throw notFound('user');
  if (typeof cap === 'number') await requirePrice(deps);
  const change = changeBy(actor.userId, 'cost_cap.edit_customer', client);
  const at = deps.clock.now();
  const stored = cap === 'default' ? undefined : cap === 'none' ? null : toMillionths(cap);
  await transaction(deps.db, async (tx) => {
    const known = await findCap(tx, userId);
    const before = known === undefined ? 'default' : known === null ? 'none' : fromMillionths(known);
    const details = difference({ cap: before }, { cap });
    const note = details && auditEntry(change, at, userId, details);
    await putCaps(tx, [{ scope: userId, userId, cap: stored }], note);
  });
  return readCaps(deps);
}
