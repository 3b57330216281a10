import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import SqliteDatabase from 'better-sqlite3';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isPostgres } from '../../db/dialect/engine.ts';
import { lockShared } from '../../db/files/lock.ts';
import { DatabaseProblem } from '../../db/files/problem.ts';
import { earlierDatabase, schemaCount } from '../backups/earlier.ts';
import { emptyDatabase, fillFile, home } from './moving.ts';

/* Needs a Postgres: `npm run test:postgres`. */
describe.skipIf(!isPostgres)('a move is refused', () => {
  let here: ReturnType<typeof home>;
  let target: Awaited<ReturnType<typeof emptyDatabase>>;
  beforeEach(async () => {
    here = home();
    target = await emptyDatabase();
  });
  afterEach(async () => {
    await target.drop();
    here.close();
  });
  const change = (sql: string) => {
    const driver = new SqliteDatabase(here.path);
    driver.exec(sql);
    driver.close();
  };
  const nameOf = () => `the database ${new URL(target.url).pathname.slice(1)} at 127.0.0.1`;
  /** Refuses with the sentence, in a dry run too, and leaves the file where it is. */
  async function refused(said: string | RegExp, url = target.url) {
    for (const dryRun of [true, false]) {
      const fault = await here.move(url, dryRun).catch((error: unknown) => error);
      expect(fault).toBeInstanceOf(DatabaseProblem);
      expect((fault as Error).message).toMatch(said);
    }
    expect([existsSync(here.path), existsSync(here.keptAt)]).toEqual([true, false]);
  }
  const refusedBack = (said: string | RegExp, file = here.backPath) =>
    expect(here.moveBack(target.url, file)).rejects.toThrow(said);

  test('of a file in use by a server', async () => {
    fillFile(here.path);
    const leave = lockShared(here.path);
    await refused(`A server or a command is using ${here.path}. Stop it first`);
    leave();
  });

  test('of a file that another program writes to', async () => {
    fillFile(here.path);
    const other = new SqliteDatabase(here.path);
    other.pragma('journal_mode = wal');
    other.exec("begin immediate; update users set seats = 4 where id = 'mara'");
    await expect(here.move(target.url)).rejects.toThrow(
      `Another program is using ${here.path}. Stop it first`,
    );
    other.exec('rollback');
    other.close();
  });

  test('of a file of an earlier version, of a later one, and of another program', async () => {
    earlierDatabase(here.path, schemaCount - 1, 'hash');
    await refused(`${here.path} is of an earlier version of Chime In. Upgrade it first: npm run migrate`);
    rmSync(here.path);
    fillFile(here.path);
    change('update __drizzle_migrations set created_at = 99999999999999 where id = 1');
    await refused(/was made by a later version of Chime In/);
    rmSync(here.path);
    change('create table other (id integer)');
    await refused(`${here.path} is a database, but not one of Chime In`);
  });

  test('of a damaged file, and of no file', async () => {
    fillFile(here.path);
    const bytes = readFileSync(here.path);
    bytes.fill(0x5a, Math.floor(bytes.length / 2), Math.floor(bytes.length / 2) + 8192);
    writeFileSync(here.path, bytes);
    await refused(/is damaged/);
    rmSync(here.path);
    await expect(here.move(target.url)).rejects.toThrow(`There is no database at ${here.path}`);
  });

  test('of a file with references to nothing, or a column of its own', async () => {
    fillFile(here.path);
    change("pragma foreign_keys = off; delete from accounts where account_id = 'account-1'");
    await refused(/has \d+ rows that refer to nothing/);
    rmSync(here.path);
    fillFile(here.path);
    change('alter table notes add column mine text');
    await refused(`The table notes of ${here.path} has other columns than those of this version of Chime In`);
  });

  test('of values that Postgres does not store, naming table, column and id', async () => {
    fillFile(here.path);
    change(`update comments set comment = 'a' || char(0) || 'b' where id = 'b2';
      update settings set choice = '{"avoidWords":["\\u0000"]}';
      update draft_edits set edit = '{"\\u0000":1}';
      update drafts set original = x'00ff';
      update plans set price = 49.5, features = '[';
      update automations set running = 2, due_at = 'soon';
      update campaign_changes set before = '"' || char(92) || 'u0000"'`);
    const message = await here.move(target.url).then(
      () => '',
      (error: Error) => error.message,
    );
    expect(message.split('\n').sort()).toEqual(
      [
        `Postgres can't store these values of ${here.path}. Change or delete them, then move again:`,
        ...[
          'automations.running of account-1: neither 0 nor 1',
          'automations.due_at of account-1: not a whole number',
          'campaign_changes.before of r, account-1: contains U+0000',
          'comments.comment of b2: contains U+0000',
          'draft_edits.edit of 1: contains U+0000',
          'drafts.original of comment-1: not a text',
          'plans.price of plan-1: not a whole number',
          'plans.features of plan-1: not JSON',
          'settings.choice of account-1: contains U+0000',
        ].map((line) => `  ${line}`),
      ].sort(),
    );
    expect(await target.rows()).toBe(0);
  });

  test('to a database that is not empty', async () => {
    fillFile(here.path);
    const name = nameOf().replace('the', 'The');
    await target.run('create table mine (id integer)');
    await refused(`${name} is not empty: it has the tables mine. Create a new database for the move`);
    await target.drop();
    target = await emptyDatabase('template chimein_template');
    await target.run("insert into switches (name, since, reason) values ('x', 1, '')");
    await refused(
      `${nameOf().replace('the', 'The')} is not empty: it has rows in switches. Create a new database for the move`,
    );
  });

  test('to a database in use, with another encoding, missing, or behind no server', async () => {
    fillFile(here.path);
    await target.drop();
    target = await emptyDatabase('template chimein_template');
    const client = new pg.Client({ connectionString: target.url });
    await client.connect();
    await client.query('begin; lock table notes in row exclusive mode');
    await expect(here.move(target.url)).rejects.toThrow(
      `A server or a command is using ${nameOf()}. Stop it first`,
    );
    await client.end();
    const latin = await emptyDatabase("encoding 'LATIN1' template template0");
    await refused(/has the encoding LATIN1\. Create it with UTF8$/, latin.url);
    await latin.drop();
    await refused(/does not exist\. Create it first$/, `${target.url}_x`);
    await refused(/can't be reached: /, 'postgres://postgres@127.0.0.1:1/none');
  });

  test('of unusable arguments, in one sentence with the usage', async () => {
    const said = async (args: string[], env?: Record<string, string>) => {
      const { exitCode, stdout, stderr } = await here.run(args, env);
      expect([exitCode, stdout]).toEqual([1, '']);
      return stderr;
    };
    expect(await said(['mysql://x'])).toMatch(/^The address must start with postgres:\/\/\nUsage: /);
    expect(await said([])).toMatch(/^Give the address of the new database\nUsage: /);
    expect(await said([target.url], { DATABASE_URL: target.url })).toBe(
      'DATABASE_URL names Postgres already. Set it to the SQLite file that is to move',
    );
    expect(await said([target.url])).toBe(`There is no database at ${here.path}`);
    const production = {
      ...{ NODE_ENV: 'production', AUTH_SECRET: 'a'.repeat(32), PUBLIC_URL: 'https://app.example.com' },
    };
    const open = 'postgres://ada:s3cret-word@db.example.com/chimein';
    for (const args of [[open], ['--to-sqlite', here.backPath, open]])
      expect(await said(args, production)).toMatch(
        /^The address must have sslmode=verify-full in production, [^\n]+$/,
      );
  });

  test('back, while a server uses the database or is silent for less than 20 seconds', async () => {
    fillFile(here.path);
    await here.move(target.url);
    const client = new pg.Client({ connectionString: target.url, application_name: 'chimein' });
    await client.connect();
    await refusedBack(`A server or a command is using ${nameOf()}. Stop it first`);
    await client.end();
    await target.run(
      "insert into engines (holder, beat_at) values ('x', extract(epoch from clock_timestamp()) * 1000)",
    );
    await refusedBack(
      `A server has used ${nameOf()} within the last 20 seconds. Stop all servers and wait for 20 seconds`,
    );
  });

  test('back to a file that exists, into no folder, and from an empty or a later database', async () => {
    fillFile(here.path);
    await refusedBack(`${here.path} exists already`, here.path);
    await refusedBack(`The folder ${here.folder}/no is missing`, `${here.folder}/no/x`);
    await refusedBack(/is of an earlier version of Chime In\. Upgrade it first: npm run migrate$/);
    await here.move(target.url);
    await target.run('update drizzle.__drizzle_migrations set created_at = 99999999999999');
    await refusedBack(/was made by a later version of Chime In/);
    expect(existsSync(here.backPath)).toBe(false);
  });
});
