import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { execa } from 'execa';
import pg from 'pg';
import { moveToPostgres } from '../../db/moving/toPostgres.ts';
import { moveToSqlite } from '../../db/moving/toSqlite.ts';
import { earlierDatabase, schemaCount } from '../backups/earlier.ts';

const at = Date.parse('2026-03-02T10:00:00Z');
/** More than a batch of either database has. */
const manyComments = 2500;
const oddTexts = [
  '',
  ' ',
  'O\'Brien said "so", {a,b} \\ NULL',
  'tab\tline\r\nend\n',
  'Größe ẞ 日本語 \u{1f600}‍\u{1f4bb} \u0301 \ufeff \uffff \u{10ffff}',
  "'); drop table comments; --",
  '\\x00 \\u0000 $1 %s ?',
];
/** Of the same value, or nearly: equal texts alone are no difference. */
const oddJson = [
  '{"b":1,"a":{"z":null,"A":[true,false]}}',
  '{ "n" : 9007199254740993, "x":1e3, "y":-0.0, "y":1.50 }',
  '{"text":"\\u00e9 \\ud83d\\ude00 \\\\u0000 \\n \\/"}',
  '{}',
];

let filled: Buffer | undefined;

/** A file with a row in every table, odd values, and enough comments for several batches. */
export function fillFile(path: string): void {
  if (filled) {
    writeFileSync(path, filled);
    return;
  }
  earlierDatabase(path, schemaCount, 'hash');
  const driver = new SqliteDatabase(path);
  const post = `'confirmed', 'u', 'ada', 'Ada', '', 'Search', 's'`;
  const comment = driver.prepare(
    `insert into comments (id, account_id, user_id, state, post_url, poster_id, poster_name, poster_image_url, category, source,
      post_id, comment, window_day, created_at) values (?, 'account-1', 'mara', ${post}, ?, ?, '2026-03-02', ?)`,
  );
  const audit = driver.prepare(
    "insert into audit (at, actor_id, action, subject, details) values (?, 'admin', 'user.edit', ?, ?)",
  );
  driver.transaction(() => {
    // Upper and lower case, and letters outside of ASCII, sort by their bytes.
    const names = ['a', 'B', 'b', 'Ä', 'é', '\u{1f600}', '_', '-', '10', '9'];
    for (let n = 0; n < manyComments; n += 1)
      comment.run(`${names[n % names.length]}${n}`, `post-${n}`, oddTexts[n % oddTexts.length], at + n);
    for (const [n, details] of oddJson.entries())
      audit.run(9_007_199_254_740_993n + BigInt(n), 'user:x', details);
    // The newest row is gone, and its number must not be given again.
    driver.exec("insert into attempts (subject, at) values ('a', 1), ('b', 2), ('c', 3)");
    driver.exec("delete from attempts where subject <> 'a'");
  })();
  driver.close();
  filled = readFileSync(path);
}

/** Every value of every table, and the last number of each identity. */
export function contentsOfFile(path: string): Record<string, unknown[]> {
  const driver = new SqliteDatabase(path, { readonly: true });
  try {
    const tables = driver
      .prepare<[], string>(
        "select name from sqlite_schema where type = 'table' and name <> '__drizzle_migrations' order by name",
      )
      .pluck()
      .all();
    return Object.fromEntries(
      tables.map((name) => {
        const rows = driver.prepare(`select * from ${name}`).safeIntegers().raw().all() as unknown[][];
        return [
          name,
          rows
            .map((row) => row.map(String).join('|'))
            .filter((row) => row !== '__drizzle_migrations|0')
            .sort(),
        ];
      }),
    );
  } finally {
    driver.close();
  }
}

const stop = { at, reason: 'Moved' };
const optionsOf = (dryRun: boolean) => ({ dryRun, progress: () => {}, stop });

/** A folder with a file in use by nobody, and what moves it. */
export function home() {
  const folder = mkdtempSync(join(tmpdir(), 'chimein-move-'));
  const path = join(folder, 'chimein.sqlite');
  const run = (args: string[], env: Record<string, string> = {}) =>
    execa('node', ['scripts/moveToPostgres.ts', ...args], {
      reject: false,
      env: { DATA_DIR: folder, DATABASE_URL: path, ...env },
    });
  const keptAt = `${path}.moved`;
  const backPath = join(folder, 'back.sqlite');
  return {
    folder,
    path,
    /** The name of the file once it has moved. */
    keptAt,
    backPath,
    move: (url: string, dryRun = false) => moveToPostgres(path, url, keptAt, optionsOf(dryRun)),
    moveBack: (url: string, file = backPath, dryRun = false) => moveToSqlite(url, file, optionsOf(dryRun)),
    /** As a process of its own. */
    run,
    files: () => readdirSync(folder).sort(),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

let made = 0;

/** A database without any table, and what asks it. */
export async function emptyDatabase(options = '') {
  made += 1;
  const name = `move_${process.pid}_${made}`;
  const server = new URL(process.env.DATABASE_URL ?? '');
  // By TCP, as an operator's, whatever the other tests use.
  const urlOf = (database: string) =>
    Object.assign(new URL(server), { pathname: `/${database}`, search: '' }).href;
  const run = async (database: string, text: string) => {
    const client = new pg.Client({ connectionString: urlOf(database) });
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query(text)).rows;
    } finally {
      await client.end();
    }
  };
  await run('postgres', `create database ${name} ${options}`);
  return {
    url: urlOf(name),
    run: (text: string) => run(name, text),
    /** Rows of all tables and of the view `jobs` together; 0 where there are none. */
    async rows(): Promise<number> {
      const tables = await run(
        name,
        "select tablename from pg_tables where schemaname = 'public' union all select viewname from pg_views where schemaname = 'public'",
      );
      const counts = tables.map(({ tablename }) => `(select count(*) from ${tablename})`);
      return counts.length === 0 ? 0 : Number((await run(name, `select ${counts.join(' + ')} as n`))[0].n);
    },
    drop: () => run('postgres', `drop database if exists ${name} with (force)`),
  };
}
