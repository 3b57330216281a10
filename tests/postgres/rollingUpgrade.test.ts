/**
 * Servers of several versions on one database, as processes. Later versions are changed copies of the code.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectPostgres } from '../../db/postgres/open.ts';
import { comments } from '../../db/schema/index.ts';
import type { Control } from '../soak/processes.ts';
import { deepTimeout, isDeep, samples } from '../support/deep.ts';
import { balance, fill, laterVersion, type Process, startVersion } from './rolling.ts';
import { type Site, signUp, site } from './servers.ts';

type LedgerLine = { accountId: string; postId: string; text: string };

const expand = {
  tag: '0003_expand',
  sql: 'alter table comments add column reviewed_at bigint;',
  oldest: '0002_installation_and_servers',
};
// Servers of this version add comments without the column.
const contract = {
  tag: '0004_contract',
  sql: 'update comments set reviewed_at = 0 where reviewed_at is null;--> statement-breakpoint\nalter table comments alter column reviewed_at set not null;',
  oldest: expand.tag,
};
const writesColumn: [string, string, string] = [
  'db/schema/comments.ts',
  "  'comments',\n  {",
  "  'comments',\n  {\n    reviewedAt: timestampMs('reviewed_at').$defaultFn(() => 0),",
];

/**
 * Apart from a claim that waited five seconds for a connection, as on a machine that stalls: it is repeated.
 */
const isError = (line: string) =>
  /"level":(50|60)/.test(line) && !/timeout exceeded when trying to connect.*will retry/.test(line);

let world: Site;
let next: ReturnType<typeof laterVersion>;
/** Of a deep run only: `versions.test.ts` proves within one process whom a migration excludes. */
let afterNext: ReturnType<typeof laterVersion> | undefined;
const started: Process[] = [];
beforeAll(async () => {
  world = await site();
  next = laterVersion('0.2.0', [expand], [writesColumn]);
  if (isDeep) afterNext = laterVersion('0.3.0', [expand, contract], [writesColumn]);
});
afterAll(async () => {
  await Promise.all(started.map((server) => server.stop()));
  next.remove();
  afterNext?.remove();
  await world.close();
});

test('replaces servers under load without a failed request or a doubled comment', {
  timeout: deepTimeout,
}, async () => {
  const secret = { AUTH_SECRET: 'a'.repeat(32) };
  const control: Control = async (method, path, body) => {
    const answer = await fetch(`${world.sandbox.url}/control${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
    return answer.json();
  };
  const ledger = () => control<LedgerLine[]>('GET', '/ledger');
  const here = await world.start(world.url, secret, false);
  const { userId, token } = await signUp(here, 'ada@example.com');
  const owners = await fill(here.deps.db, world.sandbox.env, control, userId, samples(10, 30));
  await here.stop();

  const start = async (folder: string | null): Promise<Process> => {
    const server = await startVersion(folder, {
      ...{ ...world.sandbox.env, ...secret, DATABASE_URL: world.url, DATA_DIR: '/tmp/chimein-rolling' },
    });
    started.push(server);
    return server;
  };
  const servers = new Set<Process>();
  const join = async (folder: string | null) => {
    const server = await start(folder);
    await server.ready();
    servers.add(server);
    return server;
  };
  const leave = async (server: Process) => {
    await server.stop();
    servers.delete(server);
  };
  const more = async (n: number) => {
    const goal = (await ledger()).length + n;
    while ((await ledger()).length < goal) await wait(100);
  };

  const [one, two] = await Promise.all([join(null), join(null)]);
  const balancer = balance(servers);
  await expect.poll(balancer.readyServers).toBe(2);
  let ending = false;
  const load = Array.from({ length: 4 }, async () => {
    for (let n = 0; !ending; n += 1) {
      await balancer.request('PUT', '/api/me', token, { language: n % 2 ? 'de' : 'en' });
      await balancer.request('GET', '/api/me', token);
      await balancer.request('GET', '/api/comment', token);
      // Leaves the short form's processors to the servers that start.
      await wait(isDeep ? 50 : 200);
    }
  });
  await more(5);

  // The first of the next version upgrades the database. The others go on.
  const three = await join(next.folder);
  await leave(one);
  await more(5);
  expect((await fetch(`${two.url}/readyz`)).status).toBe(200);
  if (afterNext) {
    const again = await join(null);
    await more(5);
    // A migration that they could not live with waits for their end.
    const early = await start(afterNext.folder);
    expect(await early.exitCode).toBe(1);
    expect(early.output()).toMatch(
      /can't be upgraded while servers of an earlier version run that could not use it: (\S+ \(0\.1\.0\)(, )?){2}\. Stop them first/,
    );
    const four = await join(next.folder);
    await leave(two);
    await leave(again);
    await more(5);
    await join(afterNext.folder);
    expect((await fetch(`${four.url}/readyz`)).status).toBe(200);
    const late = await start(null);
    expect(await late.exitCode).toBe(1);
    expect(late.output()).toContain('was made by a later version of Chime In');
    await leave(three);
  } else await leave(two);
  await more(5);

  ending = true;
  await Promise.all(load);
  await balancer.end();
  await Promise.all([...servers].map((server) => server.stop()));
  const errors = started.flatMap((server) => server.output().split('\n').filter(isError));
  expect({ failures: balancer.failures.slice(0, 5), errors }).toEqual({ failures: [], errors: [] });
  expect(balancer.count()).toBeGreaterThan(100);

  const posted = (await ledger())
    .map(({ accountId, postId, text }) => `${accountId} ${postId} ${text}`)
    .sort();
  const byUser = (await ledger()).map(({ accountId, postId }) => `${owners.get(accountId)} ${postId}`);
  expect(new Set(byUser).size).toBe(byUser.length);
  const db = connectPostgres(world.url);
  const rows = await db.select().from(comments);
  db.close();
  const recorded = rows.filter(({ state }) => state === 'confirmed');
  expect(recorded.map((row) => `${row.accountId} ${row.postId} ${row.comment}`).sort()).toEqual(posted);
});
