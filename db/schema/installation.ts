import { table, text } from '../dialect/table.ts';

/** Facts about this installation, kept with its data. */
export const installation = table('installation', {
  /**
   * `secret_canary`: a random value sealed with the installation's AUTH_SECRET. `postgres_primary`: the server of Postgres that
   * took the latest writes, as JSON.
   */
  name: text('name', { enum: ['secret_canary', 'postgres_primary'] }).primaryKey(),
  value: text('value').notNull(),
});
