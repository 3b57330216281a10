import { drizzle } from 'drizzle-orm/node-postgres';
import type { Db, Tx } from '../../db/open.ts';
import { connectPostgres, poolOf } from '../../db/postgres/open.ts';
import { newDatabase } from './databases.ts';

export { newDatabase } from './databases.ts';

export async function testDb(): Promise<Db> {
  const { url, drop } = await newDatabase();
  const db = connectPostgres(url);
  const { close } = db;
  return Object.assign(db, {
    close() {
      close();
      drop();
    },
  });
}

export async function contentsOf(db: Db): Promise<string> {
  const tables = await execute<{ name: string }>(
    db,
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  return JSON.stringify(
    await Promise.all(tables.map(async ({ name }) => [name, await execute(db, `select * from ${name}`)])),
  );
}

export const twinOf = (db: Db): Db => connectPostgres(poolOf(db).options.connectionString ?? '');

export const direct = (db: Db) => drizzle({ client: poolOf(db) }) as unknown as Tx;

export const execute = async <Row>(db: Db, statement: string): Promise<Row[]> =>
  (await poolOf(db).query(statement)).rows;
