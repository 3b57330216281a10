import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { imagesSchema } from './images/store.ts';
import { mailSchema } from './mail/store.ts';
import { networkSchema } from './network/store.ts';
import { paymentsSchema } from './payments/store.ts';

type Db = Database.Database;

const metaSchema = 'create table if not exists meta (key text primary key, value text not null) strict;';

/**
 * The sandbox's own database, not the server's.
 * @param dataDir the folder of `sandbox.db`, created if missing; null keeps everything in memory
 * @param contents what a database in memory starts with, as `serialize` returns it
 */
export function openDatabase(dataDir: string | null, contents?: Buffer): Db {
  if (dataDir !== null) mkdirSync(dataDir, { recursive: true });
  const db = new Database(dataDir === null ? (contents ?? ':memory:') : join(dataDir, 'sandbox.db'));
  db.pragma('journal_mode = WAL');
  db.pragma(`synchronous = ${dataDir === null ? 'OFF' : 'NORMAL'}`);
  db.pragma('cache_size = -65536');
  db.exec(metaSchema + networkSchema + mailSchema + imagesSchema + paymentsSchema);
  keepOldAccounts(db);
  return db;
}

/** Migrates a file in which a member has at most one account. The server registers its webhooks again. */
function keepOldAccounts(db: Db): void {
  const old = db.prepare("select 1 from sqlite_schema where type = 'table' and name = 'accounts'").get();
  if (!old) return;
  db.exec(`insert into connections select accountId, member, email, status, '[]', 0, createdAt from accounts;
    drop table accounts; delete from webhooks;`);
}

export function emptyDatabase(db: Db): void {
  const tables = db
    .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'")
    .pluck()
    .all();
  db.transaction(() => {
    for (const table of tables) db.exec(`delete from "${table}"`);
  })();
}
