import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isPostgres } from '../../../db/dialect/engine.ts';
import type { Db } from '../../../db/open.ts';
import { migratePostgres } from '../../../db/postgres/migrate.ts';
import { connectPostgres } from '../../../db/postgres/open.ts';
import { type Cluster, startCluster } from '../../postgres/cluster.ts';
import { withName } from '../../postgres/databases.ts';
import { startTcpProxy, type TcpProxy } from '../../postgres/tcpProxy.ts';
import { freePort } from '../../support/ports.ts';
import type { LedgerLine } from '../../support/simulation.ts';
import { onFile } from '../onFile.ts';
import { type Sandbox, type Server, sandbox, server } from '../processes.ts';

export const database = 'chimein';
/** Settings of Postgres that keep what is committed. The machine itself is not switched off. */
export const durable = ['synchronous_commit=on', 'full_page_writes=on'];

/** The work of a server: requests, jobs or both. */
export type Role = 'all' | 'web' | 'worker';
export type Node = { server: Server; proxy: TcpProxy | null };
export type Site = {
  world: Sandbox;
  nodes: Node[];
  /** The addresses of the servers that take requests. */
  webs: string[];
  /** Null on SQLite. */
  cluster: Cluster | null;
  /** Reads or writes without a server and its proxy. */
  look<T>(look: (db: Db) => Promise<T>): Promise<T>;
  ledger(): Promise<LedgerLine[]>;
  /** Changes a setting of the servers that start from now on. */
  set(name: string, value: string): void;
  close(): Promise<void>;
};

/**
 * Servers as processes on one SQLite file, or on one Postgres of their own, each behind its own proxy. None
 * is started yet.
 * @param settings of Postgres
 */
export async function openSite(roles: readonly Role[], settings: string[] = durable): Promise<Site> {
  const dir = mkdtempSync(join(tmpdir(), 'chimein-soak-'));
  const store = isPostgres ? await onCluster(settings) : inFile(join(dir, 'chimein.sqlite'));
  const ports = await Promise.all(roles.map(freePort));
  const appUrl = `http://127.0.0.1:${ports[0]}`;
  const world = await sandbox(join(dir, 'sandbox'), appUrl);
  const nodes = await Promise.all(
    roles.map(async (role, n): Promise<Node> => {
      const proxy = store.cluster ? await startTcpProxy(store.address) : null;
      const env = {
        ...world.env,
        ...{ AUTH_SECRET: 's'.repeat(32), PUBLIC_URL: appUrl, LOG_LEVEL: 'error', ROLE: role },
        DATA_DIR: store.cluster ? join(dir, `data-${n}`) : dir,
        DATABASE_URL: proxy?.url ?? store.address,
        DATABASE_WAIT: '120',
        // A cut lasts for seconds, not for minutes.
        ...{ DATABASE_STATEMENT_TIMEOUT: '4', DATABASE_LOCK_TIMEOUT: '2', DATABASE_IDLE_TIMEOUT: '4' },
      };
      const logFile = process.env.SOAK_LOGS && join(process.env.SOAK_LOGS, `${role}-${n}.log`);
      return { proxy, server: server(ports[n] ?? 0, env, logFile) };
    }),
  );
  return {
    world,
    nodes,
    webs: nodes.flatMap(({ server }, n) => (roles[n] === 'worker' ? [] : [server.url])),
    cluster: store.cluster,
    look: store.look,
    ledger: () => world.control<LedgerLine[]>('GET', '/ledger'),
    set(name, value) {
      for (const node of nodes) node.server.env[name] = value;
    },
    async close() {
      await Promise.all(nodes.map((node) => node.server.kill()));
      await Promise.all(nodes.map((node) => node.proxy?.close()));
      await world.kill();
      await store.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

type Store = Pick<Site, 'cluster' | 'look' | 'close'> & { address: string };

const inFile = (path: string): Store => ({
  ...{ address: path, cluster: null },
  look: (look) => onFile(path, look),
  async close() {},
});

async function onCluster(settings: string[]): Promise<Store> {
  const cluster = await startCluster(settings);
  await cluster.run(`create database ${database}`);
  const address = withName(cluster.url, database);
  await migratePostgres(address);
  const db = connectPostgres(address);
  return {
    ...{ address, cluster },
    look: (look) => look(db),
    async close() {
      db.close();
      await cluster.stop();
    },
  };
}
