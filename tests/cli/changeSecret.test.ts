import { execa } from 'execa';
import { afterAll, expect, test } from 'vitest';
import { serverProcess } from '../support/process.ts';

const server = await serverProcess();
const DATA_DIR = server.dataDir;
afterAll(() => server.close());

test('a server with another AUTH_SECRET ends with one sentence, until change-secret accepts it', async () => {
  await server.start();
  expect(await server.terminate()).toBe(0);
  const env = { DATA_DIR, AUTH_SECRET: 'another secret of forty characters .....', LOG_LEVEL: 'silent' };
  const { exitCode, stderr } = await execa(process.execPath, ['server/main.ts'], {
    env: { ...env, PORT: '0' },
    reject: false,
  });
  expect([exitCode, stderr]).toEqual([1, expect.stringMatching(/^AUTH_SECRET: is not the secret of this/)]);
  expect(stderr.split('\n')).toHaveLength(1);
  const change = (...flags: string[]) =>
    execa(process.execPath, ['scripts/changeSecret.ts', ...flags], { env, reject: false });
  expect((await change()).stderr).toMatch(/^Usage: /);
  expect((await change('--yes')).stdout).toContain('is now the secret of this database');
  await server.start(env);
  expect(await server.terminate()).toBe(0);
});
