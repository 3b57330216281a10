import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A path in the temporary folder that other users of this machine don't share. */
export const userTemp = (name: string): string =>
  join(tmpdir(), `chimein-${name}-${process.getuid?.() ?? 'user'}`);
