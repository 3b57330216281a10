import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** A `.env` file counts here too: tables are built before the configuration is read. */
const url =
  process.env.DATABASE_URL ??
  (existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')).DATABASE_URL : undefined);

export const isPostgresUrl = (value: string): boolean => /^postgres(ql)?:\/\//i.test(value);

/** The database of this process: Postgres, or a SQLite file. */
export const isPostgres: boolean = isPostgresUrl(url ?? '');
