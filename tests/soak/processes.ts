import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { compileCache } from '../support/compileCache.ts';
import { freePort } from '../support/ports.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

type Env = Record<string, string>;

const children = new Set<ChildProcess>();

/** Children end with this process. */
function endTogether(child: ChildProcess): void {
  if (children.size === 0) {
    process.once('exit', () => {
      for (const child of children) child.kill('SIGKILL');
    });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  }
  children.add(child);
  child.once('exit', () => children.delete(child));
}

function run(script: string, env: Env, flags: string[] = []): ChildProcess {
  const stdio = ['ignore', 'pipe', 'pipe'] as const;
  const command = [...flags, join(root, script)];
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: { ...compileCache, ...env },
    stdio: [...stdio],
  });
  endTogether(child);
  child.stderr?.on('data', (chunk) => process.env.SOAK_LOUD && process.stderr.write(chunk));
  return child;
}

async function end(
  child: ChildProcess | undefined,
  signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL',
): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

/** Polls until `ask` is true. @throws {Error} after the timeout */
export async function until(seconds: number, name: string, ask: () => Promise<boolean>): Promise<void> {
  const latest = performance.now() + seconds * 1000;
  while (!(await ask())) {
    if (performance.now() > latest) throw new Error(`${name}: not within ${seconds} seconds`);
    await wait(50);
  }
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

export type Server = {
  env: Env;
  url: string;
  start(): void;
  healthy(): Promise<void>;
  kill(): Promise<void>;
  /** SIGTERM */
  stop(): Promise<void>;
  pid(): number | undefined;
  /** Start of the current process, by performance.now(). */
  born(): number;
  /** Whether it exited by itself. */
  endedItself(): boolean;
  /** The latest output of all its processes. */
  output(): string;
};

/** @param logFile receives the output of all its processes */
export function server(port: number, variables: Env, logFile?: string): Server {
  const env = { ...variables, PORT: String(port) };
  const url = `http://127.0.0.1:${port}`;
  const log = logFile && createWriteStream(logFile, { flags: 'a' });
  let child: ChildProcess | undefined;
  let said = '';
  let born = 0;
  return {
    env,
    url,
    start() {
      const started = run('server/main.ts', env, ['--max-semi-space-size=16', '--max-old-space-size=1024']);
      for (const stream of [started.stdout, started.stderr]) {
        stream?.on('data', (chunk) => (said = (said + chunk).slice(-4000)));
        if (log) stream?.pipe(log, { end: false });
      }
      child = started;
      born = performance.now();
    },
    pid: () => child?.pid,
    born: () => born,
    endedItself: () => child !== undefined && child.exitCode !== null,
    output: () => said,
    healthy: () =>
      until(120, `the server on port ${port}`, async () => {
        if (child?.exitCode) throw new Error(`the server ended by itself:\n${said}`);
        return answers(`${url}/api/health`);
      }),
    kill: () => end(child),
    stop: () => end(child, 'SIGTERM'),
  };
}

export type Control = <T>(method: string, path: string, body?: unknown) => Promise<T>;
export type Sandbox = { env: Env; url: string; control: Control; kill(): Promise<void> };

export async function sandbox(dir: string, appUrl: string): Promise<Sandbox> {
  const [port, smtpPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const ports = { SANDBOX_PORT: String(port), SANDBOX_SMTP_PORT: String(smtpPort) };
  const child = run('sandbox/main.ts', { ...ports, SANDBOX_DATA_DIR: dir, SANDBOX_APP_URL: appUrl });
  await until(60, 'the sandbox', () => answers(`${url}/control/env`));
  const env = (await (await fetch(`${url}/control/env`)).json()) as Env;
  const control: Control = async <T>(method: string, path: string, body?: unknown) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${url}/control${path}`, {
      method,
      headers,
      body: body ? JSON.stringify(body) : null,
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return (text ? JSON.parse(text) : undefined) as T;
  };
  return { env, url, control, kill: () => end(child) };
}
