import { appendFileSync, existsSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { supportLine } from './logLines.ts';
import { createScrub } from './scrub.ts';

const mostBytes = 256 * 1024;
export const recentLogPath = (dataDir: string): string => join(dataDir, 'recent-errors.log');

/**
 * Stores warnings and errors, without names, in a file of the data folder (at most half a megabyte), so that
 * they can be read while the server is down. Several servers share it; write errors are ignored, so that a
 * full disk stops nothing.
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
      // Standard error has the line in any case.
    }
  };
}

/** Oldest first. */
export function readRecent(path: string, most: number): string[] {
  const texts = [`${path}.1`, path].map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''));
  return texts.join('').split('\n').filter(Boolean).slice(-most);
}
