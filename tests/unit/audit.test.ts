import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { execa } from 'execa';
import { describe, expect, test } from 'vitest';
import { type Lock, lockFaults, type Manifest } from '../../scripts/lockFaults.ts';
import { freePort } from '../support/ports.ts';

const read = <Json>(name: string): Json => JSON.parse(readFileSync(name, 'utf8'));
const manifest = read<Manifest>('package.json');
const lock = read<Lock>('package-lock.json');

describe('the lock file', () => {
  test('is valid', () => {
    expect(lockFaults(lock, manifest)).toEqual([]);
  });

  test.each([
    ['bytes that nobody vouches for', { integrity: undefined }, 'node_modules/hono has no SHA-512 checksum'],
    ['a weak sum', { integrity: 'sha1-AAAA' }, 'node_modules/hono has no SHA-512 checksum'],
    [
      'another source',
      { resolved: 'git+ssh://git@example.com/x.git' },
      'node_modules/hono does not come from the package registry',
    ],
    [
      'other terms',
      { license: 'AGPL-3.0' },
      'node_modules/hono has the licence AGPL-3.0, which is not allowed',
    ],
    ['half other terms', { license: 'MIT AND GPL-3.0' }, /licence MIT AND GPL-3.0/],
    ['no terms', { license: undefined }, /licence unknown/],
    [
      'a script',
      { hasInstallScript: true },
      'node_modules/hono runs a script while it is installed: allow or deny it under allowScripts',
    ],
  ])('must not contain %s', (_what, change, fault) => {
    const packages = {
      ...lock.packages,
      'node_modules/hono': { ...lock.packages['node_modules/hono'], ...change },
    };
    const found = lockFaults({ packages } as Lock, manifest);
    expect(found).toEqual([typeof fault === 'string' ? fault : expect.stringMatching(fault)]);
  });

  test('has one version of each package', () => {
    const loose = { ...manifest, dependencies: { ...manifest.dependencies, hono: '^4.0.0', zod: 'latest' } };
    expect(lockFaults(lock, loose)).toEqual([
      'hono is requested as ^4.0.0, not as an exact version',
      'zod is requested as latest, not as an exact version',
    ]);
  });
});

describe('npm run audit', () => {
  const audit = (registry: string) =>
    execa(process.execPath, ['scripts/audit.ts'], { env: { npm_config_registry: registry }, reject: false });

  test('passes with a warning when the registry is unreachable', async () => {
    const { exitCode, stderr } = await audit(`http://127.0.0.1:${await freePort()}/`);
    expect(stderr).toBe(
      'Could not ask the package registry for known vulnerabilities. The lock file was checked',
    );
    expect(exitCode).toBe(0);
  });

  test('fails for a high vulnerability in a production package, and not for a lower one', async () => {
    const hole = (severity: string, title: string) => [
      { id: 1, url: 'https://x.example/1', title, severity, vulnerable_versions: '*' },
    ];
    const registry = createServer((request, response) => {
      request.resume();
      const isQuestion = request.method === 'POST' && request.url?.endsWith('/advisories/bulk');
      response.writeHead(isQuestion ? 200 : 404, { 'content-type': 'application/json' });
      response.end(
        isQuestion
          ? JSON.stringify({ 'p-limit': hole('high', 'Waits for ever'), dayjs: hole('moderate', 'Is late') })
          : '{}',
      );
    }).listen(0, '127.0.0.1');
    await once(registry, 'listening');
    const { exitCode, stderr } = await audit(`http://127.0.0.1:${(registry.address() as AddressInfo).port}/`);
    registry.closeAllConnections();
    registry.close();
    expect(stderr).toBe('p-limit has a known vulnerability (high): Waits for ever');
    expect(exitCode).toBe(1);
  });
});
