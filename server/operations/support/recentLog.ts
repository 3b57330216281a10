import { appendFileSync, existsSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { supportLine } from './logLines.ts';
import { createScrub } from './scrub.ts';

const mostBytes = 256 * 1024;
export const recentLogPath = (dataDir: string): string => join(dataDir, 'recent-errors.log');

/**
 * Keeps warnings and errors in a file of the data folder, half a megabyte of them at most: so that they are there when the server is not. Who
 * is named in one is not kept; ids are, which tell nothing once their person is erased. Several servers of one folder share the file. A disk
 * that takes nothing must not stop anybody, so that is passed over in silence.
 */
export function keepRecent(path: string, secrets: readonly string[]): (line: string) => void {
  const scrub = createScrub(secrets, (id) => id);
  return (line) => {
    const kept = supportLine(line, scrub);
    if (kept === null) return;
    try {
      if (existsSync(path) && statSync(path).size > mostBytes) renameSync(path, `${path}.1`);
      appendFileSync(path, `${JSON.stringify(kept)}\n`, { mode: 0o600 });
    } catch {
      // The line stands on standard error all the same.
    }
  };
}

/** The latest lines that were kept, the oldest first. */
export function readRecent(path: string, most: number): string[] {
  const texts = [`${path}.1`, path].map((one) => (existsSync(one) ? readFileSync(one, 'utf8') : ''));
  return texts.join('').split('\n').filter(Boolean).slice(-most);
}
