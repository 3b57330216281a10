import { appendFileSync, existsSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';

const mostBytes = 256 * 1024;
export const recentLogPath = (dataDir: string): string => join(dataDir, 'recent-errors.log');

/**
 * Keeps warnings and errors in a file of the data folder, half a megabyte of them at most: so that they are there when the server is not.
 * Several servers of one folder share it. A disk that takes nothing must not stop anybody, so that is passed over in silence.
 */
export function keepRecent(path: string): (line: string) => void {
  return (line) => {
    try {
      if (existsSync(path) && statSync(path).size > mostBytes) renameSync(path, `${path}.1`);
      appendFileSync(path, line, { mode: 0o600 });
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
