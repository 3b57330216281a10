import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '../support/server.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'chimein-secret-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

test('a server with another AUTH_SECRET ends with one sentence, until change-secret accepts it', async () => {
  const startWith = (more: object) => startTestServer({ onDisk: true, env: { DATA_DIR, ...more } });
  await (await startWith({})).stop();
  const other = { AUTH_SECRET: 'another secret of forty characters .....' };
  const env = { DATA_DIR, ...other, LOG_LEVEL: 'silent' };
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
  await (await startWith(other)).stop();
});
