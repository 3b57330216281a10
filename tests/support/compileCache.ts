import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Variables for a server that is started again and again: Node keeps what it made of its files, which is half of a start. */
export const compileCache = { NODE_COMPILE_CACHE: join(tmpdir(), 'chimein-compile-cache') };
