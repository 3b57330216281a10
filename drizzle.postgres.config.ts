import { defineConfig } from 'drizzle-kit';

// The schema's modules build tables for the database that this names.
process.env.DATABASE_URL = 'postgres://';

export default defineConfig({
  dialect: 'postgresql',
  // `jobs` is a view, which its migration writes by hand.
  schema: './db/schema/!(index|jobs).ts',
  out: './db/migrations-postgres',
});
