import { existsSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import SqliteDatabase from 'better-sqlite3';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { lockShared } from '../../db/files/lock.ts';
import { upgrade } from '../../db/files/upgrade.ts';
import { openDb } from '../../db/open.ts';
import { readConfig } from '../../server/config.ts';
import { createPasswords } from '../../server/identity/auth/passwords.ts';
import { createLog } from '../../server/log.ts';
import { startServer } from '../../server/startServer.ts';
import { rawOf } from '../support/database.ts';
import { earlierDatabase, schemaCount } from './earlier.ts';
import { installation } from './world.ts';

/* Every past version is a prefix of the migrations. */
const versions = Array.from({ length: schemaCount }, (_, n) => n + 1);

let home: ReturnType<typeof installation>;
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await createPasswords().hash('correct horse');
});
beforeEach(() => {
  home = installation();
});
afterEach(() => home.close());

const backups = () => (existsSync(home.file('backups')) ? readdirSync(home.file('backups')) : []);
const tablesOf = (driver: SqliteDatabase.Database) =>
  driver
    .prepare(
      "select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\' and name not like '\\_\\_%' escape '\\'",
    )
    .pluck()
    .all() as string[];

/** The jobs of rows that earlier versions processed without one. */
function waitingIn(filled: ReturnType<typeof earlierDatabase>) {
  const kinds = {
    mails: ['mail', 'id'],
    webhook_messages: ['webhook', 'id'],
    closures: ['customer_deletion', 'customer_id'],
    disconnections: ['account_deletion', 'account_id'],
  } as const;
  return Object.entries(kinds).flatMap(([table, [kind, key]]) =>
    (filled[table] ?? [])
      .filter((row) => row.due_at !== undefined)
      .map((row) => ({
        ...{ kind, key: String(row[key]), group_key: row.endpoint_id ?? null, run_at: row.due_at },
        ...{ attempts: row.tries ?? 0, last_error: row.fault ?? null },
      })),
  );
}

/** The real server on the database, without providers. */
async function serve() {
  const nowhere = 'http://127.0.0.1:9';
  const config = readConfig({ NODE_ENV: 'test', PORT: '0', DATA_DIR: home.dataDir });
  return startServer({
    config,
    log: createLog('silent'),
    webRoot: null,
    runEngine: false,
    endpoints: async () => ({
      network: { dsn: nowhere, apiKey: 'x' },
      payments: { secretKey: 'x', publishableKey: 'x', webhookSecret: 'x', apiBase: nowhere },
      writer: { baseUrl: nowhere, apiKey: 'x', model: 'x' },
      judge: null,
      images: { publicKey: 'x', privateKey: 'x', uploadUrl: nowhere },
      mail: { smtpUrl: 'smtp://127.0.0.1:9', from: 'x@example.com' },
    }),
  });
}

test.each(versions)(
  'from schema %i: loses nothing, keeps a backup from before, and serves the earlier data',
  async (count) => {
    const filled = earlierDatabase(home.path, count, passwordHash);
    const db = openDb(home.path);
    for (const [table, rows] of Object.entries(filled)) {
      const known = (rawOf(db).pragma(`table_info(${table})`) as { name: string }[]).map(({ name }) => name);
      if (known.length === 0) continue;
      const columns = Object.keys(rows[0] ?? {}).filter((name) => known.includes(name));
      const kept = rows.map((row) => Object.fromEntries(columns.map((name) => [name, row[name]])));
      expect(
        rawOf(db)
          .prepare(`select ${columns.join(', ')} from ${table}`)
          .all(),
        table,
      ).toMatchObject(kept);
    }
    // Pending work from all earlier queues is a job.
    const jobs = rawOf(db)
      .prepare('select kind, key, group_key, run_at, attempts, last_error from jobs')
      .all();
    expect(jobs).toEqual(expect.arrayContaining(waitingIn(filled)));
    expect(rawOf(db).pragma('foreign_key_check')).toEqual([]);
    db.close();
    const server = await serve();
    try {
      const login = await fetch(`${server.url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'mara@example.com', password: 'correct horse' }),
      });
      const { token } = (await login.json()) as { token: string };
      const read = async (path: string) =>
        (await fetch(`${server.url}${path}`, { headers: { 'x-auth-token': token } })).json();
      expect(await read('/api/comment')).toMatchObject([{ comment: 'Well said', posterName: 'Ada' }]);
      // On for people who register, never for those from before.
      const off = { draftMails: false, signedOutMails: false, resultMails: false };
      expect(await read('/api/news-mails')).toEqual(off);
    } finally {
      await server.stop();
    }
    const kept = backups();
    expect(kept).toEqual(
      count === schemaCount
        ? []
        : [expect.stringMatching(`^chimein-before-upgrade-from-${count}-.*\\.sqlite$`)],
    );
    if (!kept[0]) return;
    const before = new SqliteDatabase(home.file(`backups/${kept[0]}`), { readonly: true });
    expect(tablesOf(before).sort()).toEqual(Object.keys(filled).sort());
    expect(before.prepare('select comment from comments').pluck().all()).toEqual(['Well said']);
    before.close();
  },
);

test('has rows for every table', () => {
  const filled = earlierDatabase(home.path, schemaCount, passwordHash);
  const driver = new SqliteDatabase(home.path);
  expect(Object.keys(filled).sort()).toEqual(tablesOf(driver).sort());
  driver.close();
});

test('keeps the database after a failed upgrade and names the backup', () => {
  earlierDatabase(home.path, 3, passwordHash);
  const driver = new SqliteDatabase(home.path);
  const before = tablesOf(driver);
  const migrate = driver.transaction(() => {
    driver.exec('create table half (one); alter table users drop column company_name;');
    throw new Error('no such column: x');
  });
  const options = { migrate, leave: lockShared(home.path), backupDir: home.file('backups') };
  expect(() => upgrade(driver, home.path, options)).toThrow(
    new RegExp(
      `^The upgrade of .* from schema 3 to ${schemaCount} failed, and nothing of it was kept: no such column: x. A backup .*before-upgrade-from-3`,
    ),
  );
  expect(tablesOf(driver)).toEqual(before);
  driver.close();
  openDb(home.path).close();
  // A retry keeps the same backup.
  expect(backups()).toHaveLength(1);
});

test('does not upgrade without a backup', () => {
  earlierDatabase(home.path, 3, passwordHash);
  writeFileSync(home.file('backups'), 'no folder');
  expect(() => openDb(home.path)).toThrow(
    /^Before the upgrade a backup has to be taken, and that failed: .*\. Nothing was changed$/,
  );
  const driver = new SqliteDatabase(home.path, { readonly: true });
  expect(driver.prepare('select count(*) from __drizzle_migrations').pluck().get()).toBe(3);
  driver.close();
  renameSync(home.file('backups'), home.file('other'));
  openDb(home.path).close();
});

test('rejects the database of a later version and leaves it unchanged', () => {
  openDb(home.path).close();
  const driver = new SqliteDatabase(home.path);
  driver.exec("insert into __drizzle_migrations (hash, created_at) values ('later', 9e15)");
  driver.close();
  expect(() => openDb(home.path)).toThrow(
    `${home.path} was made by a later version of Chime In: its schema is newer than ${schemaCount}, the latest that this version knows. ` +
      'Install that version, or a later one',
  );
});

test('rejects a foreign database', () => {
  const driver = new SqliteDatabase(home.path);
  driver.exec('create table theirs (one)');
  driver.close();
  expect(() => openDb(home.path)).toThrow(`${home.path} is a database, but not one of Chime In`);
});
