import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '../../soak/processes.ts';
import { compileCache } from '../../support/compileCache.ts';
import { freePort } from '../../support/ports.ts';

let folder: string;
let env: Record<string, string | undefined>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'chimein-files-'));
  env = {
    PATH: process.env.PATH,
    PORT: String(await freePort()),
    SANDBOX_PORT: String(await freePort()),
    SANDBOX_SMTP_PORT: String(await freePort()),
    LOG_LEVEL: 'silent',
    DATA_DIR: folder,
    SANDBOX_DATA_DIR: join(folder, 'apart'),
    ...compileCache,
  };
  // As if somebody else had made them, with the usual mode.
  for (const path of [folder, join(folder, 'sandbox'), join(folder, 'apart')]) {
    mkdirSync(path, { recursive: true });
    chmodSync(path, 0o755);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a script with the umask that most systems have. */
const run = (script: string, ...args: string[]) =>
  execa('sh', ['-c', 'umask 022; exec "$0" "$@"', process.execPath, script, ...args], {
    env,
    extendEnv: false,
    reject: false,
    all: true,
  });
/** Every file below the folder, with its mode. */
const modes = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path.slice(folder.length + 1), (statSync(path).mode & 0o777).toString(8)];
    });

async function startAndLook(script: string, sign: string): Promise<void> {
  const child = run(script);
  let output = '';
  child.all.on('data', (chunk) => {
    output += String(chunk);
  });
  try {
    await until(60, script, async () => output.includes(sign));
    for (const [path, mode] of modes()) expect(mode, path).toBe('600');
  } finally {
    child.kill('SIGTERM');
    await child;
  }
}

test('L13: writes all files with mode 0600 in a shared folder', async () => {
  await startAndLook('server/main.ts', 'Admin ');
  await startAndLook('sandbox/main.ts', 'Ctrl+C');
  const copy = await run('scripts/backup.ts', join(folder, 'copy.sqlite'));
  expect(copy.exitCode).toBe(0);
  const found = modes();
  expect(found.map(([path]) => path)).toEqual(
    expect.arrayContaining(['chimein.sqlite', 'copy.sqlite', expect.stringMatching(/^sandbox\//)]),
  );
  for (const [path, mode] of found) expect(mode, path).toBe('600');
});
