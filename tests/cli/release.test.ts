import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { releaseFaults } from '../../scripts/releaseFaults.ts';

const dir = mkdtempSync(join(tmpdir(), 'chimein-release-'));
const tree = join(dir, 'tree');
const calls = join(dir, 'npm-calls');
const files = [
  'package.json',
  'package-lock.json',
  'CHANGELOG.md',
  '.gitignore',
  'LICENSE',
  'cli',
  'db',
  'scripts',
  'server',
  'sandbox',
];
const git = (...args: string[]) =>
  execa('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], { cwd: tree });
const commit = async () => {
  await git('add', '-A');
  await git('commit', '-qm', 'A state to release');
};
const edit = (path: string, from: string, to: string) =>
  writeFileSync(join(tree, path), readFileSync(join(tree, path), 'utf8').replace(from, to));
/** With a fake npm that records its calls. */
const release = (...flags: string[]) =>
  execa(process.execPath, ['scripts/release.ts', ...flags], {
    cwd: tree,
    env: { PATH: `${join(dir, 'bin')}:${process.env.PATH}` },
    reject: false,
  });
const published = () =>
  readFileSync(calls, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('publish'));

beforeAll(async () => {
  mkdirSync(tree);
  for (const file of files)
    cpSync(file, join(tree, file), {
      recursive: true,
      filter: (path) => !['dist', 'node_modules'].includes(basename(path)),
    });
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'));
  const { stdout: npm } = await execa('which', ['npm']);
  mkdirSync(join(dir, 'bin'));
  writeFileSync(
    join(dir, 'bin/npm'),
    `#!/bin/sh\necho "$@" >> '${calls}'\n[ "$1" = publish ] && exit 0\nexec '${npm}' "$@"\n`,
  );
  chmodSync(join(dir, 'bin/npm'), 0o755);
  await git('init', '-q');
  await commit();
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

test('writes the packed command, the list of packages and valid checksums in a dry run, and publishes nothing', async () => {
  const { exitCode, stdout, stderr } = await release('--dry-run');
  expect([exitCode, stderr.includes('Built the command')]).toEqual([0, true]);
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const folder = join(tree, 'dist/release');
  const sums = ['cdx.json', 'tgz'].map((ending) => {
    const file = `chimein-${version}.${ending}`;
    return `${createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex')}  ${file}\n`;
  });
  expect(readFileSync(join(folder, 'SHA256SUMS'), 'utf8')).toBe(sums.join(''));
  const { stdout: packed } = await execa('tar', ['-tzf', join(folder, `chimein-${version}.tgz`)]);
  expect(packed).toContain('package/dist/chimein.cjs');
  expect(JSON.parse(readFileSync(join(folder, `chimein-${version}.cdx.json`), 'utf8'))).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { name: 'chimein', version } },
  });
  expect(stdout).toContain(`chimein-${version}.tgz --provenance`);
  expect(published()).toEqual([]);
  expect((await git('status', '--porcelain')).stdout).toBe('');
});

test('publishes exactly the packed files, with an attestation', async () => {
  edit('CHANGELOG.md', '(unreleased)', '(2026-12-01)');
  edit('cli/package.json', '"type"', '"repository": "github:example/chimein",\n  "type"');
  await commit();
  expect((await release()).exitCode).toBe(0);
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const path = join(tree, `dist/release/chimein-${version}.tgz`);
  expect(published()).toEqual([`publish ${path} --provenance --access public`]);
});

test('packs nothing from a dirty tree, and names the changes', async () => {
  writeFileSync(join(tree, 'cli/left.ts'), '');
  const { exitCode, stderr } = await release('--dry-run');
  expect(exitCode).toBe(1);
  expect(stderr).toContain('cli/left.ts');
});

test('requires one version everywhere, a date in the changelog and a repository', () => {
  const app = { version: '1.2.0' };
  const good = {
    app,
    cli: { ...app, repository: 'github:example/chimein' },
    uncommitted: '',
    changelog: '# Changelog\n\n## 1.2.0 (2026-12-01)\n- New.\n\n## 1.1.0 (2026-11-01)\n',
    isDryRun: false,
  };
  expect(releaseFaults(good)).toEqual([]);
  const undated = { ...good, changelog: '## 1.2.0 (unreleased)\n', cli: app };
  expect(releaseFaults({ ...undated, isDryRun: true })).toEqual([]);
  expect(releaseFaults(undated)).toHaveLength(2);
  for (const isDryRun of [true, false]) {
    expect(releaseFaults({ ...good, isDryRun, cli: { ...good.cli, version: '1.1.0' } })).toHaveLength(1);
    expect(releaseFaults({ ...good, isDryRun, changelog: '## 1.1.0 (2026-11-01)\n' })).toHaveLength(1);
  }
});
