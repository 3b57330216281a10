import { table, text } from '../dialect/table.ts';

/** Facts about this installation that must stay with its data. */
export const installation = table('installation', {
  /**
   * `secret_canary`: a random value sealed with AUTH_SECRET. `postgres_primary`: the Postgres server with the
   * latest writes, as JSON.
   */
  name: text('name', { enum: ['secret_canary', 'postgres_primary'] }).primaryKey(),
  value: text('value').notNull(),
});
