import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startCluster } from '../../postgres/cluster.ts';
import type { Counts, Task } from '../servers/enginePostgres.ts';

const accounts = 1000;
/**
 * How many comments each account has: as many as a new one is compared with. Without a new one, one is
 * enough.
 */
const earlier = 50;
const warmUpSeconds = 4;
const idleSeconds = 20;
/** As a server in production. The tests' cluster never waits for the disk. */
const durable = ['fsync=on', 'full_page_writes=on', 'synchronous_commit=on', 'autovacuum=on'];
const script = fileURLToPath(new URL('../servers/enginePostgres.ts', import.meta.url));
const option = (name: string): string | undefined =>
  process.argv.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1];

/**
 * `npm run bench -- engine --postgres`: what a comment costs on Postgres, which runs on the same machine,
 * with 1, 2 and 4 servers. `--only=2` measures one case; `--seconds=10` sets its duration; `--list` lists
 * the statements of a comment; `--future=100000` adds so many runs that are due in a day; `--idle=100000`
 * measures so many accounts with nothing to do instead.
 */
export async function runOnPostgres(): Promise<void> {
  const only = option('only');
  const cases = only ? [Number(only)] : [1, 2, 4];
  const cluster = await startCluster(durable);
  try {
    const rows: Record<string, unknown>[] = [];
    const idle = option('idle');
    if (idle) rows.push(await measureIdle(cluster.url, Number(idle)));
    else for (const servers of cases) rows.push(await measure(cluster.url, servers));
    console.table(rows);
  } finally {
    await cluster.stop();
  }
}

type Server = { child: ChildProcess; answer(message: unknown): Promise<unknown> };

async function begin(task: Task): Promise<Server> {
  const child = fork(script, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: ['--max-semi-space-size=16', '--max-old-space-size=1024'],
    env: { ...process.env, DATABASE_URL: task.url },
  });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('a measured process ended')));
  ended.catch(() => {});
  const next = async () => ((await Promise.race([once(child, 'message'), ended])) as unknown[])[0];
  await next();
  const server = {
    child,
    answer(message: unknown) {
      const answer = next();
      child.send(message as object);
      return answer;
    },
  };
  await server.answer(task);
  return server;
}

async function withServers<Result>(
  clusterUrl: string,
  { servers, size, earlier }: { servers: number; size: number; earlier: number },
  work: (running: Server[], client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const name = `servers${servers}`;
  const url = clusterUrl.replace(/postgres(?=\?|$)/, name);
  const admin = new pg.Client({ connectionString: clusterUrl });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await begin({ fill: true, url, accounts: size, earlier });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('vacuum analyze');
  const running = await Promise.all(
    Array.from({ length: servers }, (_, worker) => begin({ fill: false, url, accounts: size, worker })),
  );
  const result = await work(running, client);
  const ends = running.map(({ child }) => once(child, 'exit'));
  for (const { child } of running) child.send('stop');
  await Promise.all(ends);
  await client.end();
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
  return result;
}

async function measure(clusterUrl: string, servers: number) {
  const seconds = Number(option('seconds') ?? 15);
  return withServers(clusterUrl, { servers, size: accounts, earlier }, async (running, client) => {
    await client.query('update automations set due_at = 1');
    await client.query(
      "insert into jobs (kind, key, created_at, run_at) select 'run', account_id, 0, due_at from automations",
    );
    const future = Number(option('future') ?? 0);
    await client.query(
      `insert into jobs (kind, key, created_at, run_at)
        select 'run', 'future' || n, 0, (extract(epoch from now()) + 86400)::bigint * 1000
        from generate_series(1, $1::int) as n`,
      [future],
    );
    await client.query('analyze');
    await wait(warmUpSeconds * 1000);
    const before = await look(running, client);
    await wait(seconds * 1000);
    const after = await look(running, client);
    const made = after.comments - before.comments;
    const per = (figure: (one: typeof after) => number) => (figure(after) - figure(before)) / made;
    if (process.argv.includes('--list')) list(before.texts, after.texts, made);
    return {
      servers,
      'future runs': future,
      'comments/s': Math.round(made / ((after.at - before.at) / 1000)),
      'Node µs': Math.round(per(({ cpu }) => cpu)),
      'Postgres µs': Math.round(per(({ postgres }) => postgres)),
      trips: Number(per(({ trips }) => trips).toFixed(1)),
      statements: Number(per(({ statements }) => statements).toFixed(1)),
      commits: Number(per(({ commits }) => commits).toFixed(1)),
      'WAL bytes': Math.round(per(({ wal }) => wal)),
      'index rows': Number(per(({ indexRows }) => indexRows).toFixed(1)),
      'HOT updates': `${Math.round((per(({ hot }) => hot) / per(({ updates }) => updates)) * 100)} %`,
    };
  });
}

/** No comment is due: the share of a core that all of it takes. */
async function measureIdle(clusterUrl: string, size: number) {
  return withServers(clusterUrl, { servers: 2, size, earlier: 1 }, async (running, client) => {
    await wait(warmUpSeconds * 1000);
    const before = await look(running, client);
    await wait(idleSeconds * 1000);
    const after = await look(running, client);
    const share = (ofServers: number) => `${((ofServers / idleSeconds / 1e6) * 100).toFixed(2)} %`;
    return {
      'idle accounts': size,
      servers: 2,
      Node: share(after.cpu - before.cpu),
      Postgres: share(after.postgres - before.postgres),
    };
  });
}

async function look(running: Server[], client: pg.Client) {
  const all = (await Promise.all(running.map((server) => server.answer('count')))) as Counts[];
  const sum = (figure: (one: Counts) => number) => all.reduce((total, counts) => total + figure(counts), 0);
  const texts = new Map<string, number>();
  for (const [text, n] of all.flatMap((counts) => counts.texts)) texts.set(text, (texts.get(text) ?? 0) + n);
  const [database] = (
    await client.query(`select xact_commit, pg_current_wal_lsn() - '0/0' as wal,
      (select sum(n_tup_upd) from pg_stat_user_tables) as updates,
      (select sum(n_tup_hot_upd) from pg_stat_user_tables) as hot,
      (select sum(indexes * (n_tup_ins + n_tup_upd - n_tup_hot_upd)) from pg_stat_user_tables join lateral
        (select count(*) as indexes from pg_index where indrelid = relid) as its on true) as index_rows
      from pg_stat_database where datname = current_database()`)
  ).rows;
  return {
    at: performance.now(),
    comments: sum(({ comments }) => comments),
    cpu: sum(({ cpu }) => cpu),
    trips: sum(({ trips }) => trips),
    statements: sum(({ statements }) => statements),
    texts,
    postgres: await cpuOfPostgres(client),
    commits: Number(database.xact_commit),
    wal: Number(database.wal),
    updates: Number(database.updates),
    hot: Number(database.hot),
    indexRows: Number(database.index_rows),
  };
}

/** CPU time of all processes of Postgres, in microseconds. Its connections stay open while it is measured. */
async function cpuOfPostgres(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity');
  const tick = 10_000;
  const used = rows.map(({ pid }) => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(stat[11]) + Number(stat[12])) * tick;
  });
  return used.reduce((sum, ms) => sum + ms, 0);
}

function list(before: Map<string, number>, after: Map<string, number>, made: number): void {
  const counted = [...after].map(([text, n]) => ({
    'per comment': Number(((n - (before.get(text) ?? 0)) / made).toFixed(2)),
    statement: text.replace(/\s+/g, ' ').slice(0, 150),
  }));
  console.table(
    counted.filter((row) => row['per comment'] >= 0.02).sort((a, b) => b['per comment'] - a['per comment']),
  );
}
