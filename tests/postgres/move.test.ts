import { existsSync } from 'node:fs';
import SqliteDatabase from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isPostgres } from '../../db/dialect/engine.ts';
import { contentsOfFile, emptyDatabase, fillFile, home } from './moving.ts';

/* Needs a Postgres: `npm run test:postgres`. */
describe.skipIf(!isPostgres)('moving a filled database', () => {
  let here: ReturnType<typeof home>;
  let target: Awaited<ReturnType<typeof emptyDatabase>>;
  beforeEach(async () => {
    here = home();
    fillFile(here.path);
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
  const switchesThere = () => target.run('select name, reason from switches order by name');

  test('moves every value to Postgres and back, by the command', async () => {
    const before = contentsOfFile(here.path);
    expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([]);
    const { sqlite_sequence: _own, ...ours } = before;
    const total = Object.values(ours).reduce((sum, rows) => sum + rows.length, 0);

    const withPassword = target.url.replace('postgres@', 'postgres:geheim@');
    const there = await here.run([withPassword, '--json']);
    expect([there.exitCode, there.stderr]).toEqual([0, '']);
    const { keptAt, ...moved } = JSON.parse(there.stdout);
    expect(moved).toMatchObject({ dryRun: false, rows: total, tables: Object.keys(ours).length, others: [] });
    expect(await target.rows()).toBe(total);
    const [odd] = await target.run('select details::text from audit where at = 9007199254740994');
    expect(odd.details).toBe('{ "n" : 9007199254740993, "x":1e3, "y":-0.0, "y":1.50 }');

    const back = await here.run(['--to-sqlite', here.backPath], { DATABASE_URL: withPassword });
    expect([back.exitCode, back.stderr]).toEqual([0, '']);
    expect(back.stdout).toContain('compared every value: no difference');
    expect(`${there.stdout}${back.stdout}`).not.toContain('geheim');
    expect(contentsOfFile(here.backPath)).toEqual(before);
    const kept = keptAt.split('/').at(-1);
    expect(here.files()).toEqual(['auth-secret', 'back.sqlite', 'chimein.sqlite.lock', kept].sort());
  });

  test('gives no number again that the file had given, and keeps the audit log append-only', async () => {
    await here.move(target.url);
    const [next] = await target.run("insert into attempts (subject, at) values ('x', 1) returning id");
    expect(Number(next.id)).toBe(5);
    await expect(target.run('delete from audit')).rejects.toThrow('append-only');
    await here.moveBack(target.url);
    const driver = new SqliteDatabase(here.backPath);
    expect(driver.prepare("insert into attempts (subject, at) values ('y', 1)").run().lastInsertRowid).toBe(
      6,
    );
    expect(() => driver.exec('delete from audit')).toThrow('append-only');
    driver.close();
  });

  test('writes U+0000 in the name of a profile, which earlier versions stored, as the %00 of its address', async () => {
    const columns = 'insert into audit (at, actor_id, action, subject, details) values';
    const details = (profile: string) => JSON.stringify({ profile });
    change(`insert into opt_outs (id, profile, state, looks, created_at) values ('nul', 'person:ada' || char(0) || 'x', 'waiting', 0, 1);
      ${columns} (1, 'admin', 'opt_out.reject', 'opt-out:company:a' || char(0), '${details('company:a"\0\\u0000')}')`);
    await here.move(target.url, true);
    await here.move(target.url);
    expect(await target.run("select profile from opt_outs where id = 'nul'")).toEqual([
      { profile: 'person:ada%00x' },
    ]);
    const audit = "select subject, details::text from audit where action = 'opt_out.reject' and at = 1";
    expect(await target.run(audit)).toEqual([
      { subject: 'opt-out:company:a%00', details: details('company:a"%00\\u0000') },
    ]);
  });

  test('stops comments in the database that is left, and in no other', async () => {
    change('delete from switches');
    await here.move(target.url);
    expect(existsSync(here.path)).toBe(false);
    expect(contentsOfFile(here.keptAt).switches).toEqual([
      expect.stringMatching(/^stop_everything\|\d+\|Moved\|/),
    ]);
    expect(await switchesThere()).toEqual([]);
    await here.moveBack(target.url);
    expect(await switchesThere()).toEqual([{ name: 'stop_everything', reason: 'Moved' }]);
    expect(contentsOfFile(here.backPath).switches).toEqual([]);
  });

  test('changes nothing in a dry run', async () => {
    const before = contentsOfFile(here.path);
    const dry = await here.run([target.url, '--dry-run']);
    expect([dry.exitCode, dry.stderr]).toEqual([0, '']);
    expect(dry.stdout).toMatch(/^[\d,]+ rows of \d+ tables can move\. Nothing was changed$/);
    expect(await target.run("select tablename from pg_tables where schemaname = 'public'")).toEqual([]);
    expect(contentsOfFile(here.path)).toEqual(before);

    const { rows } = await here.move(target.url);
    const switches = await switchesThere();
    expect((await here.moveBack(target.url, here.backPath, true)).rows).toBe(rows);
    expect(existsSync(here.backPath)).toBe(false);
    expect(await switchesThere()).toEqual(switches);
  });

  test('leaves tables that are not its own where they are, and names them', async () => {
    change('create table _litestream_seq (id integer primary key, seq integer)');
    expect((await here.move(target.url)).others).toEqual(['_litestream_seq']);
    await target.run('create table mine (id integer)');
    expect((await here.moveBack(target.url)).others).toEqual(['mine']);
  });

  test('a row that Postgres refuses leaves the file as it was and no row there', async () => {
    // Too long for an entry of an index, and of a kind that does not compress.
    const name = Array.from({ length: 3000 }, (_, n) => String.fromCodePoint(0x4e00 + ((n * 7919) % 20_000)));
    change(`update comments set poster_name = '${name.join('')}' where id = 'b2'`);
    const before = contentsOfFile(here.path);
    await expect(here.move(target.url)).rejects.toThrow(
      /^Postgres refuses a row of comments from \S+ to \S+: index row requires \d+ bytes/,
    );
    expect([await target.rows(), contentsOfFile(here.path)]).toEqual([0, before]);
  });

  test('killed while it copies, it loses nothing, and the next one moves all', async () => {
    const before = contentsOfFile(here.path);
    const held = await emptyDatabase('template chimein_template');
    await held.run(`create function hold() returns trigger language plpgsql as $$ begin perform pg_sleep(600); return new; end $$;
      create trigger hold before insert on comment_totals for each row execute function hold()`);
    const asleep = () => held.run("select pid from pg_stat_activity where wait_event = 'PgSleep'");
    const moving = here.run([held.url]);
    await expect.poll(asleep, { timeout: 120_000 }).toHaveLength(1);
    moving.kill('SIGKILL');
    expect((await moving).signal).toBe('SIGKILL');
    await held.run("select pg_terminate_backend(pid) from pg_stat_activity where wait_event = 'PgSleep'");
    await expect.poll(asleep).toEqual([]);
    expect([await held.rows(), contentsOfFile(here.path)]).toEqual([0, before]);
    await held.run('drop trigger hold on comment_totals');
    const { rows } = await here.move(held.url);
    expect(await held.rows()).toBe(rows);
    await held.drop();
  });

  test('without a connection in the middle, it loses nothing', async () => {
    const before = contentsOfFile(here.path);
    const held = await emptyDatabase('template chimein_template');
    await held.run(`create function cut() returns trigger language plpgsql as $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$;
      create trigger cut before insert on comment_totals for each row execute function cut()`);
    await expect(here.move(held.url)).rejects.toThrow(/takes no connections at the moment|can't be reached/);
    expect([await held.rows(), contentsOfFile(here.path)]).toEqual([0, before]);
    await held.drop();
  });

  test('a copy that differs is not kept', async () => {
    const before = contentsOfFile(here.path);
    const other = await emptyDatabase('template chimein_template');
    await other.run(`create function change() returns trigger language plpgsql as $$ begin new.seats = new.seats + 1; return new; end $$;
      create trigger change before insert on users for each row when (new.id = 'nora') execute function change()`);
    await expect(here.move(other.url)).rejects.toThrow(
      'The copy of users differs: seats of nora. Nothing of the copy was kept',
    );
    expect([await other.rows(), contentsOfFile(here.path)]).toEqual([0, before]);
    await other.drop();
  });

  test('a failure on the way back leaves no file, and Postgres as it was', async () => {
    await here.move(target.url);
    const switches = await switchesThere();
    await target.run(
      'alter table webhook_messages alter body drop not null; update webhook_messages set body = null',
    );
    const files = here.files();
    await expect(here.moveBack(target.url)).rejects.toThrow('webhook_messages.body');
    expect([here.files(), await switchesThere()]).toEqual([files, switches]);
  });
});
