import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);
const compressible = /\.(?:js|css|html|svg)$/;

/** Compresses the files at build time, so that the server doesn't have to. */
export function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const entries = await readdir(dir, { recursive: true, withFileTypes: true });
      const paths = entries
        .filter((entry) => compressible.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name));
      await Promise.all(
        paths.map(async (path) => {
          const text = await readFile(path);
          const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
          await writeFile(`${path}.br`, await compress(text, { params }));
        }),
      );
    },
  };
}
