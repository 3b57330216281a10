import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, linkSync, openSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseProblem } from './problem.ts';

/** Creates a file beside `path` that only its owner can read. */
export function draftOf(path: string): string {
  const draft = `${path}.${randomBytes(6).toString('hex')}.partial`;
  closeSync(openSync(draft, 'wx', 0o600));
  return draft;
}

/** Deletes a draft and the files that SQLite has created beside it. */
export function dropDraft(draft: string): void {
  for (const rest of ['', '-journal', '-wal', '-shm', '.lock', '.lock-journal'])
    rmSync(draft + rest, { force: true });
}

/**
 * Renames a finished draft durably: after a power cut, the file is complete or missing.
 * @throws {DatabaseProblem} if the name is taken
 */
export function publish(draft: string, path: string): void {
  toDisk(draft);
  try {
    linkSync(draft, path);
  } catch (error) {
    if (existsSync(path)) throw new DatabaseProblem(`${path} exists already`, { cause: error });
    throw error;
  }
  rmSync(draft);
  toDisk(dirname(path));
}

/** Syncs a file or a directory to disk. */
export function toDisk(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
