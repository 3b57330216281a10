/**
 * `npm run release` checks the release, writes the packed CLI, the SBOM and their SHA-256 sums into
 * `dist/release`, and publishes the CLI with npm's provenance. `-- --dry-run` does everything but publish.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Released, releaseFaults } from './releaseFaults.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
const isDryRun = values['dry-run'];

const run = (command: string, args: string[]) =>
  execFileSync(command, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const manifest = (path: string): Released['app'] => JSON.parse(read(path));

const [app, cli] = [manifest('package.json'), manifest('cli/package.json')];
const uncommitted = run('git', ['status', '--porcelain']);
const faults = releaseFaults({ app, cli, uncommitted, changelog: read('CHANGELOG.md'), isDryRun });
if (faults.length > 0) {
  for (const fault of faults) console.error(fault);
  process.exit(1);
}

const folder = join(root, 'dist/release');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
run(process.execPath, ['scripts/sbom.ts', join(folder, `chimein-${app.version}.cdx.json`)]);
const packed = run('npm', ['pack', './cli', '--pack-destination', folder, '--silent'])
  .trim()
  .split('\n')
  .at(-1);
if (!packed) throw new Error('npm pack wrote nothing');
const sums = readdirSync(folder)
  .sort()
  .map(
    (file) =>
      `${createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex')}  ${file}\n`,
  );
// In the format of `sha256sum -c SHA256SUMS`.
writeFileSync(join(folder, 'SHA256SUMS'), sums.join(''));
process.stdout.write(sums.join(''));

const publish = ['publish', join(folder, packed), '--provenance', '--access', 'public'];
if (isDryRun) console.log(`Dry run, nothing was published. A release ends with: npm ${publish.join(' ')}`);
else execFileSync('npm', publish, { cwd: root, stdio: 'inherit' });
