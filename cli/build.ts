/** Bundles the CLI into `dist/` as plain JavaScript without dependencies. `npm pack ./cli` runs it. */
import { chmodSync, copyFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { settingsSchema } from './settingsFile.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/**
 * One chunk for what nearly every command needs, because opening a file costs more than reading it. Without
 * main.ts, which loads other chunks.
 */
const isCore =
  /\/cli\/(accountRef|client|command|config|configFile|context|errors|exitCodes|fields|input|output|pages|perform|program|projectFile|text|transport)\.ts$|\/node_modules\/(commander|env-paths)\//;

/** @returns the size in bytes */
async function bundle(folder: string): Promise<number> {
  rmSync(folder, { recursive: true, force: true });
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    // Bundles every import, including the schemas of the server.
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: join(root, 'main.ts'),
      target: 'node22',
      outDir: folder,
      minify: true,
      rolldownOptions: {
        output: {
          // ES modules load more slowly. Importing a built-in one also loads parts that the CLI doesn't use.
          format: 'cjs',
          entryFileNames: '[name].cjs',
          chunkFileNames: '[name].cjs',
          codeSplitting: { groups: [{ name: 'core', test: isCore }] },
        },
      },
    },
  });
  writeFileSync(join(folder, 'settings.schema.json'), `${JSON.stringify(settingsSchema(), null, 2)}\n`);
  copyFileSync(join(root, 'packed.cjs'), join(folder, 'chimein.cjs'));
  chmodSync(join(folder, 'chimein.cjs'), 0o755);
  return readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
}

copyFileSync(join(root, '../LICENSE'), join(root, 'LICENSE'));
const bytes = await bundle(join(root, 'dist'));
console.error(`Built the command: ${Math.round(bytes / 1024)} kB.`);
