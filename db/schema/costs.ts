import { index, integer, primaryKey, table, text, timestampMs } from '../dialect/table.ts';
import type { EngineTime, MachineTime } from '../time.ts';
import { ofAccount } from './accounts.ts';
import { ofUser, users } from './users.ts';

export const costPurposes = ['comment', 'judge', 'preview', 'bench'] as const;

/** An account's calls to the language model in a month. Costs are in millionths of the currency. */
export const modelCosts = table(
  'model_costs',
  {
    accountId: ofAccount(),
    userId: ofUser(),
    /** YYYY-MM in UTC, by the engine's clock. */
    month: text('month').notNull(),
    model: text('model').notNull(),
    purpose: text('purpose', { enum: costPurposes }).notNull(),
    calls: integer('calls').notNull(),
    /** Calls whose answers reported no usage. They count with the most that they can have used. */
    estimated: integer('estimated').notNull(),
    /** Calls made while the model had no price. They are not part of `cost`. */
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

/** All costs of a month, in several rows, so that accounts rarely wait for each other's row lock. */
export const modelSpending = table(
  'model_spending',
  {
    month: text('month').notNull(),
    part: integer('part').notNull(),
    cost: integer('cost').notNull(),
  },
  (table) => [primaryKey({ columns: [table.month, table.part] })],
);

/** The most that running calls can cost, so that concurrent calls can't exceed a cap together. */
export const modelReservations = table(
  'model_reservations',
  {
    id: text('id').primaryKey(),
    userId: ofUser(),
    /** As in `model_costs`: the month in which the first call began. */
    month: text('month').notNull(),
    /** In millionths of the currency. Includes the costs of its earlier calls. */
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

/** The most that may be spent in a month, in millionths of the currency. */
export const modelCaps = table(
  'model_caps',
  {
    /** `installation`, `customer` (the default of each customer) or a user's id. */
    scope: text('scope').primaryKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Null if this user has no cap, despite the default. */
    cap: integer('cap'),
  },
  (table) => [index('model_caps_user').on(table.userId)],
);

/** Alarms, once per month, scope, cap and level. A changed cap raises new ones. */
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
