import { index, integer, primaryKey, table, text, timestampMs } from '../dialect/table.ts';
import type { EngineTime, MachineTime } from '../time.ts';
import { accounts } from './accounts.ts';
import { users } from './users.ts';

export const costPurposes = ['comment', 'judge', 'preview', 'bench'] as const;

/** The calls to the language model of an account in a month. Money is in millionths of the configured currency. */
export const modelCosts = table(
  'model_costs',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.accountId, { onDelete: 'cascade', onUpdate: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** YYYY-MM in UTC, by the engine's clock. */
    month: text('month').notNull(),
    model: text('model').notNull(),
    purpose: text('purpose', { enum: costPurposes }).notNull(),
    calls: integer('calls').notNull(),
    /** Calls without usage in their answer: they count with the most that they can have used. */
    estimated: integer('estimated').notNull(),
    /** Calls while the model had no price: `cost` is without them. */
    unpriced: integer('unpriced').notNull(),
    inputTokens: integer('input_tokens').notNull(),
    /** A part of `input_tokens`. */
    cachedTokens: integer('cached_tokens').notNull(),
    outputTokens: integer('output_tokens').notNull(),
    cost: integer('cost').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.month, table.model, table.purpose] }),
    index('model_costs_user').on(table.userId, table.month, table.cost),
    index('model_costs_month').on(table.month),
  ],
);

/** All costs of a month. In parts, so that comments of different accounts rarely wait for the same row. */
export const modelSpending = table(
  'model_spending',
  {
    month: text('month').notNull(),
    part: integer('part').notNull(),
    cost: integer('cost').notNull(),
  },
  (table) => [primaryKey({ columns: [table.month, table.part] })],
);

/** The most that calls under way can cost, so that calls at the same time can't exceed a cap together. */
export const modelReservations = table(
  'model_reservations',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As in `model_costs`: the month in which the first call began. */
    month: text('month').notNull(),
    /** In millionths of the currency, with what its earlier calls have cost. */
    amount: integer('amount').notNull(),
    /** The server that calls. Its reservations end with its claims. */
    worker: text('worker').notNull(),
    /** By the database's clock. */
    endsAt: timestampMs('ends_at').notNull(),
  },
  (table) => [
    index('model_reservations_user').on(table.userId, table.month),
    index('model_reservations_month').on(table.month),
  ],
);

/** Millionths of the currency per million tokens. Never changed: a new price is a new row. */
export const modelPrices = table(
  'model_prices',
  {
    id: text('id').primaryKey(),
    model: text('model').notNull(),
    input: integer('input').notNull(),
    cached: integer('cached').notNull(),
    output: integer('output').notNull(),
    /** By the engine's clock. Of several rows with the same time, the latest counts. */
    validFrom: timestampMs<EngineTime>('valid_from').notNull(),
    createdAt: timestampMs<MachineTime>('created_at').notNull(),
  },
  (table) => [index('model_prices_valid').on(table.model, table.validFrom, table.id)],
);

/** The most that a month may cost, in millionths of the currency. */
export const modelCaps = table(
  'model_caps',
  {
    /** `installation`, `customer` (each customer's default) or a user's ID. */
    scope: text('scope').primaryKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Null: this user has no cap, whatever the default is. */
    cap: integer('cap'),
  },
  (table) => [index('model_caps_user').on(table.userId)],
);

/** Operators are told once per month and level of a cap; a changed cap is another one. */
export const modelCapAlarms = table(
  'model_cap_alarms',
  {
    month: text('month').notNull(),
    /** `installation` or a user's ID. */
    scope: text('scope').notNull(),
    cap: integer('cap').notNull(),
    /** Percent of the cap: 80 or 100. */
    level: integer('level').notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** By the machine's clock. */
    at: timestampMs<MachineTime>('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.month, table.scope, table.cap, table.level] }),
    index('model_cap_alarms_at').on(table.at),
    index('model_cap_alarms_user').on(table.userId),
  ],
);
