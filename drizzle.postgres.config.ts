import { defineConfig } from 'drizzle-kit';

// The schema's modules build tables for the database that this names.
process.env.DATABASE_URL = 'postgres://';

export default defineConfig({
  dialect: 'postgresql',
  schema: './db/schema/*.ts',
  out: './db/migrations-postgres',
});
