import { chownSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import SqliteDatabase from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { operatorStop } from '../../db/automation/switches.ts';
import { type Db, openDb } from '../../db/open.ts';
import { lastRestore } from '../../db/operations/restores.ts';
import { rawOf } from '../support/database.ts';
import { fill, installation } from './world.ts';

let home: ReturnType<typeof installation>;
let db: Db;
beforeEach(async () => {
  home = installation();
  db = openDb(home.path);
  await fill(db, 'mara');
});
afterEach(() => {
  db.close();
  home.close();
});

const names = () => rawOf(db).prepare('select id from users order by id').pluck().all();
/** A failed copy leaves nothing. */
const leftovers = () => readdirSync(home.dataDir).filter((name) => /partial|\.bak/.test(name));

test('backs up a database that a running server changes', async () => {
  let writes = 0;
  const busy = setInterval(() => {
    writes += 1;
    rawOf(db).prepare("insert into attempts (subject, at) values ('x', ?)").run(writes);
  }, 1);
  const made = await home.backup(home.file('one.bak'), '--json');
  clearInterval(busy);
  expect(made.exitCode, made.stderr).toBe(0);
  expect(writes).toBeGreaterThan(20);
  expect(JSON.parse(made.stdout)).toMatchObject({
    file: home.file('one.bak'),
    users: 1,
    accounts: 1,
    comments: 1,
  });
  expect(statSync(home.file('one.bak')).mode & 0o777).toBe(0o600);
  expect(leftovers()).toEqual(['one.bak']);
  const copy = new SqliteDatabase(home.file('one.bak'), { readonly: true });
  expect(copy.prepare('select email from users').pluck().all()).toEqual(['mara@example.com']);
  copy.close();
});

test('explains a failed backup in one sentence and leaves no file', async () => {
  writeFileSync(home.file('taken.bak'), 'mine');
  const taken = await home.backup(home.file('taken.bak'));
  expect([taken.exitCode, taken.stderr]).toEqual([1, `${home.file('taken.bak')} exists already`]);
  expect(readFileSync(home.file('taken.bak'), 'utf8')).toBe('mine');
  const missing = await home.backup(home.file('no/such/x.bak'));
  expect([missing.exitCode, missing.stderr]).toEqual([1, `The folder ${home.file('no/such')} is missing`]);
  const unnamed = await home.backup();
  expect([unnamed.exitCode, unnamed.stderr]).toEqual([
    1,
    expect.stringMatching(/^Give one file\nUsage: npm run backup/),
  ]);
  expect(leftovers()).toEqual(['taken.bak']);
});

test('does not publish a copy with a dangling reference', async () => {
  rawOf(db).pragma('foreign_keys = off');
  rawOf(db).prepare("delete from accounts where account_id = 'account-mara'").run();
  const made = await home.backup(home.file('one.bak'));
  expect(made.exitCode).toBe(1);
  expect(made.stderr).toMatch(/^The copy has \d+ rows that refer to nothing/);
  expect(leftovers()).toEqual([]);
});

test('rejects a restore while the database is in use', async () => {
  await home.backup(home.file('one.bak'));
  const refused = await home.restore(home.file('one.bak'));
  expect([refused.exitCode, refused.stderr]).toEqual([
    1,
    `A server or a command is using ${home.path}. Stop it first`,
  ]);
  expect(await lastRestore(db)).toBe(undefined);
  expect(leftovers()).toEqual(['one.bak']);
});

test('restores a backup, keeps the replaced database, and repeats nothing', async () => {
  rawOf(db).exec(`
    insert into sessions (id, user_id, created_at, last_seen_at, expires_at) values ('s', 'mara', 0, 0, 9e15);
    insert into personal_tokens (id, user_id, name, scope, token_hash, created_at) values ('t', 'mara', 'ci', 'write', 'h', 0);
    insert into codes (id, email_key, code_hash, created_at, expires_at, tries_left) values ('c', 'x', 'h', 0, 9e15, 3);
    insert into mails (id, kind, recipient, subject, text, html, created_at)
      values ('m', 'receipt', 'mara@example.com', 's', 'body', 'body', 0), ('f', 'account_deleted', 'gone@example.com', 's', 'b', 'b', 0);
    insert into jobs (kind, key, created_at, run_at, locked_by) values ('mail', 'm', 0, 0, null), ('mail', 'f', 0, 0, 'w'),
      ('account_deletion', 'a', 0, 0, 'w');
    insert into events (user_id, account_id, kind, at, message, data) values ('mara', 'account-mara', 'fault', 1700000000001, 'm', '{}');`);
  await home.backup(home.file('one.bak'));
  await fill(db, 'later');
  db.close();

  const restored = await home.restore(home.file('one.bak'));
  expect(restored.exitCode, restored.stderr).toBe(0);
  expect(restored.stdout).toContain('The backup ends at 2023-11-14T22:13:20.001Z');
  expect(restored.stdout).toMatch(
    /1 personal access tokens were revoked.*2 queued e-mails.*npm run reconcile.*resume comments/s,
  );
  const [kept] = readdirSync(home.dataDir).filter((name) => name.includes('.replaced-'));
  expect(restored.stdout).toContain(
    `with 2 users, 2 accounts and 2 comments (now 1, 1, 1), is now ${home.file(kept ?? '')}`,
  );
  const before = new SqliteDatabase(home.file(kept ?? ''), { readonly: true });
  expect(before.prepare('select id from users order by id').pluck().all()).toEqual(['later', 'mara']);
  before.close();

  db = openDb(home.path);
  expect(names()).toEqual(['mara']);
  expect((await operatorStop(db))?.reason).toMatch(
    /^The backup that was restored has no data after 14\/11\/2023, /,
  );
  expect((await lastRestore(db))?.knownUntil).toBe(1_700_000_000_001);
  const value = (sql: string) => rawOf(db).prepare(sql).pluck().get();
  expect(value('select count(*) from sessions where ended_at is null')).toBe(0);
  expect(value('select count(*) from personal_tokens where revoked_at is null')).toBe(0);
  expect(value('select count(*) from codes')).toBe(0);
  expect(rawOf(db).prepare('select id, text from mails').all()).toEqual([{ id: 'm', text: '' }]);
  expect(rawOf(db).prepare('select kind, key, locked_by from jobs').all()).toEqual([
    { kind: 'account_deletion', key: 'a', locked_by: null },
  ]);
  // webhook-ids and event ids that were used since the backup are not used again.
  for (const table of ['events', 'webhook_messages', 'audit']) {
    expect(Number(value(`select seq from sqlite_sequence where name = '${table}'`))).toBeGreaterThanOrEqual(
      1_000_000_000,
    );
  }
});

test('restores a backup unchanged if no server ran since', async () => {
  await home.backup(home.file('one.bak'));
  db.close();
  const restored = await home.restore(home.file('one.bak'), '--as-is', '--json');
  expect(JSON.parse(restored.stdout)).toMatchObject({ users: 1, precautions: null, secretsFit: true });
  db = openDb(home.path);
  expect([await operatorStop(db), await lastRestore(db)]).toEqual([undefined, undefined]);
});

test.runIf(process.getuid?.() === 0)(
  'gives files that root restores to the owner of the folder',
  async () => {
    await home.backup(home.file('one.bak'));
    db.close();
    chownSync(home.dataDir, 1234, 1234);
    await home.restoreHere(home.file('one.bak'));
    expect([home.path, `${home.path}.lock`].map((path) => statSync(path).uid)).toEqual([1234, 1234]);
    db = openDb(home.path);
  },
);

test('rejects damaged backups and those of later versions, and keeps the database', async () => {
  await home.backup(home.file('one.bak'));
  writeFileSync(home.file('three.bak'), readFileSync(home.file('one.bak')).subarray(0, 40_960));
  const later = new SqliteDatabase(home.file('one.bak'));
  later.exec("insert into __drizzle_migrations (hash, created_at) values ('x', 9e15)");
  later.close();
  writeFileSync(home.file('two.bak'), 'no database at all, but long enough to look at it twice'.repeat(100));
  db.close();
  const refused = (name: string) => home.restoreHere(home.file(name)).catch((error: Error) => error.message);
  expect(await refused('one.bak')).toMatch(
    /made by a later version of Chime In: its schema is newer than \d+/,
  );
  expect(await refused('two.bak')).toBe(`${home.file('two.bak')} is not a database`);
  expect(await refused('three.bak')).toMatch(/damaged|malformed/);
  expect(await refused('four.bak')).toBe(`There is no backup at ${home.file('four.bak')}`);
  expect(readdirSync(home.dataDir).filter((name) => /partial|replaced/.test(name))).toEqual([]);
  db = openDb(home.path);
  expect(names()).toEqual(['mara']);
});

test('replaces an unreadable database and keeps it', async () => {
  await home.backup(home.file('one.bak'));
  db.close();
  writeFileSync(home.path, 'ruined');
  const restored = await home.restore(home.file('one.bak'));
  expect(restored.stdout).toContain('The replaced database could not be read. It is now');
  db = openDb(home.path);
  expect(names()).toEqual(['mara']);
  expect(existsSync(`${home.path}.lock`)).toBe(true);
});
