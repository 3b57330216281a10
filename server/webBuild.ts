import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify, stripVTControlCharacters } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const built = join(root, 'dist', 'web');
const mark = join(built, '.sources');

/** Where the web app is served, the packed CLI is too: always the one of this version. */
const packedCli = join(built, 'cli', 'chimein.tgz');

/**
 * Builds the web app and packs the CLI if their sources are newer than dist/web. Without build
 * tools, as in the container, serves the existing build.
 * @returns the folder
 * @throws if the app or the CLI does not build
 */
export async function ensureWebBuilt(print: (line: string) => void): Promise<string> {
  const vite = findVite();
  if (!vite) {
    if (existsSync(join(built, 'index.html'))) return built;
    throw new Error('The web app is not built, and vite is not installed. Run npm ci, then npm run build');
  }
  const sources = fingerprint();
  if (existsSync(mark) && readFileSync(mark, 'utf8') === sources) return built;
  print('Building the web app, which takes a few seconds the first time …');
  try {
    await run(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: root });
    await packCli();
  } catch (error) {
    const { stderr = String(error) } = error as { stderr?: string };
    throw new Error(`The web app does not build:\n${stripVTControlCharacters(stderr)}`);
  }
  writeFileSync(mark, sources);
  return built;
}

const run = promisify(execFile);

async function packCli(): Promise<void> {
  const folder = join(packedCli, '..');
  mkdirSync(folder, { recursive: true });
  const { stdout } = await run('npm', ['pack', './cli', '--pack-destination', folder, '--silent'], {
    cwd: root,
  });
  renameSync(join(folder, stdout.trim().split('\n').at(-1) ?? ''), packedCli);
}

function findVite(): string | null {
  try {
    return join(createRequire(import.meta.url).resolve('vite/package.json'), '..', 'bin', 'vite.js');
  } catch {
    return null;
  }
}

/** Name, size and time of change of every source file, in whole ms: a copy of the folder keeps no more. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const add = (path: string) => {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${relative(root, path)} ${size} ${Math.round(mtimeMs)}\n`);
  };
  for (const path of [
    'package-lock.json',
    'vite.config.ts',
    'scripts/guidePages.ts',
    'scripts/precompressed.ts',
  ])
    add(join(root, path));
  for (const folder of ['web', 'cli', 'docs/guide'])
    for (const path of filesBelow(join(root, folder))) add(path);
  for (const path of filesBelow(join(root, 'server')))
    if (/(schemas|limits|fields|csv|eventTypes)\.ts$|mcp.tools.\w+\.ts$/i.test(path)) add(path);
  return hash.digest('hex');
}

/** `npm pack` writes these into the CLI's folder. */
const generated = /^cli.(dist.|LICENSE$)/;

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !generated.test(relative(root, path)))
    .sort();
}
