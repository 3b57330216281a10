import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa, type ResultPromise } from 'execa';
import { type Sandbox, startSandbox } from '../../sandbox/sandbox.ts';
import { systemClock } from '../../server/clock.ts';
import { until } from '../soak/processes.ts';
import { compileCache } from './compileCache.ts';
import { freePort } from './ports.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export type ServerProcess = {
  url: string;
  sandbox: Sandbox;
  dataDir: string;
  /** Every start uses the same database file. */
  start(env?: Record<string, string>): Promise<void>;
  /** SIGKILL */
  kill(): Promise<void>;
  /** SIGTERM. @returns the exit code */
  terminate(): Promise<number | undefined>;
  output(): string;
  close(): Promise<void>;
};

/** The real server as a process, beside a sandbox that outlives it. */
export async function serverProcess(): Promise<ServerProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'chimein-process-'));
  const sandbox = await startSandbox({
    port: 0,
    smtpPort: 0,
    dataDir: null,
    appUrl: url,
    clock: systemClock,
  });
  let child: ResultPromise<{ all: true; reject: false }> | undefined;
  let output = '';
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child?.kill(signal);
    const result = await child;
    child = undefined;
    return result?.exitCode;
  };
  return {
    url,
    sandbox,
    dataDir,
    async start(env = {}) {
      const variables = {
        PORT: String(port),
        DATA_DIR: dataDir,
        LOG_LEVEL: 'warn',
        ...compileCache,
        ...sandbox.env,
        ...env,
      };
      child = execa(process.execPath, ['server/main.ts'], {
        cwd: root,
        env: variables,
        all: true,
        reject: false,
      });
      let ended = false;
      void child.then(() => {
        ended = true;
      });
      child.all.on('data', (chunk) => {
        output += String(chunk);
      });
      await until(60, 'the server', async () => {
        if (ended) throw new Error(`the server ended:\n${output}`);
        return (await fetch(`${url}/api/health`).catch(() => null))?.status === 200;
      });
    },
    kill: async () => void (await end('SIGKILL')),
    terminate: () => end('SIGTERM'),
    output: () => output,
    async close() {
      await end('SIGKILL');
      await sandbox.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
