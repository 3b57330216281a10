import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** Reads `.env` too, because tables are built before the configuration is read. */
const url =
  process.env.DATABASE_URL ??
  (existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')).DATABASE_URL : undefined);

export const isPostgresUrl = (value: string): boolean => /^postgres(ql)?:\/\//i.test(value);

/** Whether this process uses Postgres instead of a SQLite file. */
export const isPostgres: boolean = isPostgresUrl(url ?? '');
