import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureWebBuilt } from '../../server/webBuild.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
const folder = mkdtempSync(join(tmpdir(), 'chimein-handed-out-'));
beforeAll(async () => {
  server = await startTestServer({ webRoot: await ensureWebBuilt(() => {}) });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('the server hands out the packed command of its own version, with README and licence', async () => {
  const answer = await fetch(`${server.url}/cli/chimein.tgz`);
  expect(answer.status).toBe(200);
  const file = join(folder, 'chimein.tgz');
  writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
  await execa('tar', ['-xzf', file, '-C', folder]);
  const read = (name: string) => readFileSync(join(folder, 'package', name), 'utf8');
  expect(read('LICENSE')).toBe(readFileSync('LICENSE', 'utf8'));
  expect(read('README.md')).toContain('/cli/chimein.tgz');
  const { stdout } = await execa(process.execPath, [join(folder, 'package/dist/chimein.cjs'), '--version']);
  const { version } = (await (await fetch(`${server.url}/api/openapi.json`)).json()).info;
  expect(stdout).toBe(version);
});
