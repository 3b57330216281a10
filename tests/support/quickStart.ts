import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Variables for processes that start often: Node keeps the compiled modules, and resolves drizzle-orm's quickly. */
export const quickStart = {
  NODE_COMPILE_CACHE: join(tmpdir(), 'chimein-compile-cache'),
  NODE_OPTIONS: `--import ${new URL('quickImports.mjs', import.meta.url).href}`,
};
