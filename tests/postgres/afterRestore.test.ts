import { execa } from 'execa';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isPostgres } from '../../db/dialect/engine.ts';
import { emptyDatabase, fillFile, home } from './moving.ts';

/* Needs a Postgres: `npm run test:postgres`. */
describe.skipIf(!isPostgres)('after a restore on Postgres', () => {
  let here: ReturnType<typeof home>;
  let target: Awaited<ReturnType<typeof emptyDatabase>>;
  beforeEach(async () => {
    here = home();
    fillFile(here.path);
    target = await emptyDatabase();
    await here.move(target.url);
    await target.run(
      "delete from switches; insert into jobs (kind, key, created_at, run_at) values ('mail', 'm', 1, 1)",
    );
  });
  afterEach(async () => {
    await target.drop();
    here.close();
  });
  const run = (...args: string[]) =>
    execa('node', ['scripts/afterRestore.ts', ...args], {
      reject: false,
      env: { DATA_DIR: here.folder, DATABASE_URL: target.url },
    });
  const count = async (query: string) => (await target.run(`select count(*)::int as n from ${query}`))[0].n;

  test('stops all comments, signs everybody out, sets queued mails aside and skips ids', async () => {
    const done = await run('--json');
    expect([done.exitCode, done.stderr]).toEqual([0, '']);
    expect(JSON.parse(done.stdout)).toMatchObject({
      mails: 1,
      tokens: 1,
      knownUntil: expect.stringMatching(/^2026-03-02T/),
    });
    expect(await count("switches where name = 'stop_everything'")).toBe(1);
    expect(await count('sessions where ended_at is null')).toBe(0);
    expect(await count('personal_tokens where revoked_at is null')).toBe(0);
    expect(await count("jobs where kind = 'mail'")).toBe(0);
    // The latest is what `alreadyCommented` goes by.
    expect(await count('restores')).toBe(2);
    const [next] = await target.run("insert into attempts (subject, at) values ('x', 1) returning id");
    expect(Number(next.id)).toBeGreaterThan(1_000_000_000);
  });

  test('refuses while a server uses the database, and changes nothing', async () => {
    const client = new pg.Client({ connectionString: target.url, application_name: 'chimein' });
    await client.connect();
    const refused = await run();
    expect([refused.exitCode, refused.stderr]).toEqual([
      1,
      expect.stringMatching(
        /^A server or a command is using the database \S+ at 127\.0\.0\.1\. Stop it first$/,
      ),
    ]);
    expect(await count('switches')).toBe(0);
    await client.end();
  });
});
