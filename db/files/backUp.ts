import { existsSync, statfsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { type Inspection, inspect } from './inspect.ts';
import { draftOf, dropDraft, publish } from './place.ts';
import { DatabaseProblem, DiskFull, toProblem } from './problem.ts';

/** All pages in one step. A copy in several steps restarts whenever the database is written in between. */
const inOneStep = 0x7fffffff;

/**
 * Copies a database in use to a new file. The copy gets its name once it is verified; a failure leaves
 * nothing behind.
 * @throws {DatabaseProblem}
 */
export async function backUp(path: string, target: string): Promise<Inspection> {
  const file = resolve(target);
  const folder = dirname(file);
  if (!existsSync(path)) throw new DatabaseProblem(`There is no database at ${path}`);
  if (!existsSync(folder)) throw new DatabaseProblem(`The folder ${folder} is missing`);
  if (existsSync(file)) throw new DatabaseProblem(`${file} exists already`);
  let draft: string | undefined;
  try {
    draft = draftOf(file);
    await copy(path, draft);
    const found = inspect(draft);
    publish(draft, file);
    return found;
  } catch (error) {
    throw withRoom(toProblem(error, file), folder);
  } finally {
    if (draft) dropDraft(draft);
  }
}

export async function copy(from: string, to: string): Promise<void> {
  const source = new SqliteDatabase(from, { readonly: true, fileMustExist: true });
  try {
    await source.backup(to, { progress: () => inOneStep });
  } finally {
    source.close();
  }
}

function withRoom(problem: unknown, folder: string): unknown {
  if (!(problem instanceof DiskFull)) return problem;
  const { bavail, bsize } = statfsSync(folder);
  const free = Math.floor((bavail * bsize) / 1024 / 1024);
  return new DiskFull(`${problem.message} (${free} MB are free)`, { cause: problem });
}
