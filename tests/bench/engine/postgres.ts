import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startCluster } from '../../postgres/cluster.ts';
import type { OnPostgres } from '../servers/enginePostgres.ts';

const accounts = 1000;
const comments = 1500;
/** As a server in production. The tests' cluster never waits for the disk. */
const durable = ['fsync=on', 'full_page_writes=on', 'synchronous_commit=on'];
const script = fileURLToPath(new URL('../servers/enginePostgres.ts', import.meta.url));

/**
 * `npm run bench -- engine --postgres`: comments per second, and trips to the database per comment, with each
 * job engine. Postgres runs on the same machine.
 */
export async function runOnPostgres(): Promise<void> {
  const cluster = await startCluster(durable);
  try {
    const rows: Record<string, unknown>[] = [];
    for (const engine of ['graphile', 'embedded'] as const) {
      const url = cluster.url.replace(/postgres$/, engine);
      const admin = new pg.Client({ connectionString: cluster.url });
      await admin.connect();
      await admin.query(`create database ${engine}`);
      await admin.end();
      const { rate, cpu, trips, transactions } = await measured(url, engine);
      rows.push({
        engine,
        'comments/s': Math.round(rate),
        'CPU of Node, µs/comment': Math.round(cpu),
        'trips/comment': Number(trips.toFixed(1)),
        'transactions/comment': Number(transactions.toFixed(1)),
      });
    }
    console.table(rows);
  } finally {
    await cluster.stop();
  }
}

async function measured(url: string, engine: 'graphile' | 'embedded'): Promise<OnPostgres> {
  const env = { ...process.env, DATABASE_URL: url };
  const child = fork(script, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: ['--max-semi-space-size=16', '--max-old-space-size=1024'],
    env,
  });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('the measured process ended')));
  ended.catch(() => {});
  await Promise.race([once(child, 'message'), ended]);
  child.send({ url, engine, accounts, comments });
  const [result] = (await Promise.race([once(child, 'message'), ended])) as [OnPostgres];
  return result;
}
