import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../support/ports.ts';
import { person } from './fill.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const children: ChildProcess[] = [];
process.once('exit', () => {
  for (const child of children) child.kill();
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const start = (script: string, args: string[] = [], env: NodeJS.ProcessEnv = {}): ChildProcess => {
  const child = fork(join(root, script), args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.push(child);
  return child;
};

/** Our server as it is started in production, on this database; its providers are nowhere, and nothing here asks them. */
export async function startOurs(database: string, dataDir: string): Promise<{ url: string; token: string }> {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const nowhere = 'http://127.0.0.1:9';
  const child = start('server/main.ts', [], {
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    HOST: '127.0.0.1',
    PORT: port,
    PUBLIC_URL: url,
    AUTH_SECRET: 'only-for-measuring-on-this-one-machine',
    DATA_DIR: dataDir,
    DATABASE_URL: database,
    UNIPILE_DSN: nowhere,
    UNIPILE_API_KEY: 'x',
    STRIPE_SECRET_KEY: 'x',
    STRIPE_PUBLISHABLE_KEY: 'x',
    STRIPE_WEBHOOK_SECRET: 'x',
    OPENAI_BASE_URL: nowhere,
    OPENAI_API_KEY: 'x',
    OPENAI_MODEL: 'x',
    IMAGEKIT_PUBLIC_KEY: 'x',
    IMAGEKIT_PRIVATE_KEY: 'x',
    IMAGEKIT_UPLOAD_URL: nowhere,
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'bench@example.com',
  });
  await answering(child, `${url}/api/health`);
  const signIn = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  };
  const { token } = (await (await fetch(`${url}/api/auth/login`, signIn)).json()) as { token: string };
  return { url, token };
}

async function answering(child: ChildProcess, url: string): Promise<void> {
  while (child.exitCode === null) {
    if ((await fetch(url).catch(() => null))?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the server ended');
}

export async function endAll(): Promise<void> {
  await Promise.all(
    children.map(async (child) => {
      if (child.exitCode !== null) return;
      child.kill();
      await once(child, 'exit');
    }),
  );
}
