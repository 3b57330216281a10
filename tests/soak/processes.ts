import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { compileCache } from '../support/compileCache.ts';
import { freePort } from '../support/ports.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

type Env = Record<string, string>;

function run(script: string, env: Env): ChildProcess {
  const stdio = ['ignore', 'pipe', 'pipe'] as const;
  const child = spawn(process.execPath, [join(root, script)], { cwd: root, env: { ...compileCache, ...env }, stdio: [...stdio] });
  child.stderr?.on('data', (chunk) => process.env.SOAK_LOUD && process.stderr.write(chunk));
  return child;
}

async function end(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** Asks until the answer is true. @throws {Error} when that takes too long */
export async function until(seconds: number, what: string, ask: () => Promise<boolean>): Promise<void> {
  const latest = performance.now() + seconds * 1000;
  while (!(await ask())) {
    if (performance.now() > latest) throw new Error(`${what}: not within ${seconds} seconds`);
    await wait(50);
  }
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** A server that can be killed and started again on the same port and files. */
export type Server = { env: Env; start(): void; healthy(): Promise<void>; kill(): Promise<void> };

export function server(port: number, variables: Env): Server {
  const env = { ...variables, PORT: String(port) };
  let child: ChildProcess | undefined;
  let said = '';
  return {
    env,
    start() {
      const started = run('server/main.ts', env);
      for (const stream of [started.stdout, started.stderr]) stream?.on('data', (chunk) => (said = (said + chunk).slice(-4000)));
      child = started;
    },
    healthy: () =>
      until(60, `the server on port ${port}`, async () => {
        if (child?.exitCode) throw new Error(`the server ended by itself:\n${said}`);
        return answers(`http://127.0.0.1:${port}/api/health`);
      }),
    kill: () => end(child),
  };
}

/** The sandbox as a process of its own; it outlives the servers. */
export async function sandbox(dir: string, appUrl: string): Promise<{ env: Env; url: string; kill(): Promise<void> }> {
  const [port, smtpPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const ports = { SANDBOX_PORT: String(port), SANDBOX_SMTP_PORT: String(smtpPort) };
  const child = run('server/sandbox/main.ts', { ...ports, SANDBOX_DATA_DIR: dir, SANDBOX_APP_URL: appUrl });
  await until(60, 'the sandbox', () => answers(`${url}/control/env`));
  const env = (await (await fetch(`${url}/control/env`)).json()) as Env;
  return { env, url, kill: () => end(child) };
}
