import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'dist/cli-package');
const mark = join(folder, '.sources');

/** The unpacked result of `npm pack ./cli`. */
export const packedCli = join(folder, 'package/dist/chimein.cjs');

/** Packs the CLI again if its sources have changed. */
export async function ensureCliPacked(): Promise<void> {
  const sources = fingerprint();
  if (existsSync(mark) && readFileSync(mark, 'utf8') === sources) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { stdout } = await execa('npm', ['pack', './cli', '--pack-destination', folder, '--silent'], {
    cwd: root,
  });
  await execa('tar', ['-xzf', join(folder, stdout.trim().split('\n').at(-1) ?? ''), '-C', folder]);
  writeFileSync(mark, sources);
}

function fingerprint(): string {
  const hash = createHash('sha256');
  const files = ['cli', 'server'].flatMap((top) =>
    readdirSync(join(root, top), { recursive: true, encoding: 'utf8' })
      .map((path) => join(top, path))
      .filter((path) =>
        top === 'cli'
          ? !/^cli\/(dist|LICENSE$)/.test(path) && /\.\w+$/.test(path)
          : /((chemas|limits|fields|csv|eventTypes)\.ts|mcp\/tools\/\w+\.ts)$/.test(path),
      ),
  );
  for (const path of [...files, 'package-lock.json'].sort())
    hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}
