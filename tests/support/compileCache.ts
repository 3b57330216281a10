import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Variables for processes that start often: Node keeps the compiled modules. */
export const compileCache = { NODE_COMPILE_CACHE: join(tmpdir(), 'chimein-compile-cache') };
