import { join } from 'node:path';
import type { Db } from '../../../../db/open.ts';
import { migratePostgres } from '../../../../db/postgres/migrate.ts';
import { connectPostgres } from '../../../../db/postgres/open.ts';
import type { Cluster } from '../../../postgres/cluster.ts';
import { withName } from '../../../postgres/databases.ts';
import { startTcpProxy, type TcpProxy } from '../../../postgres/tcpProxy.ts';
import { freePort } from '../../../support/ports.ts';
import type { LedgerLine } from '../../../support/simulation.ts';
import { type Sandbox, type Server, sandbox, server } from '../../processes.ts';

export const database = 'chimein';
/** Settings of Postgres that keep what is committed. The machine itself is not switched off. */
export const durable = ['synchronous_commit=on', 'full_page_writes=on'];

/** A server, with the network between it and Postgres. */
export type Node = { role: 'web' | 'worker'; server: Server; proxy: TcpProxy };
export type Site = {
  world: Sandbox;
  nodes: Node[];
  webs: string[];
  /** Without a proxy. */
  db: Db;
  ledger(): Promise<LedgerLine[]>;
  /** Changes a setting of the servers that start from now on. */
  set(name: string, value: string): void;
  close(): Promise<void>;
};

/** Servers on one Postgres, each behind its own proxy. None is started. */
export async function openSite(
  dir: string,
  cluster: Cluster,
  counts: { webs: number; workers: number },
): Promise<Site> {
  await cluster.run(`create database ${database}`);
  const address = withName(cluster.url, database);
  await migratePostgres(address);
  const roles = [
    ...Array.from({ length: counts.webs }, () => 'web' as const),
    ...Array.from({ length: counts.workers }, () => 'worker' as const),
  ];
  const ports = await Promise.all(roles.map(freePort));
  const appUrl = `http://127.0.0.1:${ports[0]}`;
  const world = await sandbox(join(dir, 'sandbox'), appUrl);
  const env = {
    ...world.env,
    AUTH_SECRET: 's'.repeat(32),
    PUBLIC_URL: appUrl,
    LOG_LEVEL: 'error',
    DATABASE_WAIT: '120',
    // A cut lasts for seconds, not for minutes.
    DATABASE_STATEMENT_TIMEOUT: '4',
    DATABASE_LOCK_TIMEOUT: '2',
    DATABASE_IDLE_TIMEOUT: '4',
  };
  const nodes = await Promise.all(
    roles.map(async (role, n): Promise<Node> => {
      const proxy = await startTcpProxy(address);
      const own = { DATABASE_URL: proxy.url, DATA_DIR: join(dir, `data-${n}`), ROLE: role };
      const logFile = process.env.SOAK_LOGS && join(process.env.SOAK_LOGS, `${role}-${n}.log`);
      return { role, proxy, server: server(ports[n] ?? 0, { ...env, ...own }, logFile) };
    }),
  );
  const db = connectPostgres(address);
  return {
    world,
    nodes,
    webs: nodes.flatMap(({ role, server }) => (role === 'web' ? [server.url] : [])),
    db,
    ledger: () => world.control<LedgerLine[]>('GET', '/ledger'),
    set(name, value) {
      for (const node of nodes) node.server.env[name] = value;
    },
    async close() {
      await Promise.all(nodes.map((node) => node.server.kill()));
      await Promise.all(nodes.map((node) => node.proxy.close()));
      await world.kill();
      db.close();
    },
  };
}
