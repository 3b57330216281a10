import { mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import SqliteDatabase from 'better-sqlite3';
import { contents, inspect } from './inspect.ts';
import { lockAlone, lockShared } from './lock.ts';
import { draftOf, dropDraft, publish } from './place.ts';
import { DatabaseProblem, toProblem } from './problem.ts';
import { latestSchema, schemaVersion } from './schemaVersion.ts';

/** How long to wait for servers of the earlier version to stop. */
const timeoutMs = 25_000;

/**
 * Migrates the database at `path` to this version's schema, after a backup if it holds data.
 * @param migrate runs all missing migrations in one transaction
 * @param leave releases our shared lock
 * @param backupDir null if the database is itself a copy
 * @returns releases our new shared lock
 * @throws {DatabaseProblem} then the database is unchanged
 */
export function upgrade(
  driver: SqliteDatabase.Database,
  path: string,
  {
    migrate,
    leave,
    backupDir,
  }: { migrate: () => void; leave: () => void; backupDir: string | null | undefined },
): () => void {
  if (schemaVersion(driver, path) === latestSchema) return leave;
  leave();
  const busy = `${path} has to be upgraded, and a server of an earlier version is using it. Stop that one first`;
  const finish = lockAlone(path, timeoutMs, busy);
  try {
    const version = schemaVersion(driver, path);
    if (version < latestSchema) upgradeAlone(driver, path, version, migrate, backupDir);
  } finally {
    finish();
  }
  return lockShared(path);
}

function upgradeAlone(
  driver: SqliteDatabase.Database,
  path: string,
  version: number,
  migrate: () => void,
  backupDir: string | null | undefined,
): void {
  const kept =
    version > 0 && backupDir !== null
      ? keep(driver, version, backupDir ?? join(dirname(path), 'backups'))
      : null;
  try {
    migrate();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new DatabaseProblem(
      `The upgrade of ${path} from schema ${version} to ${latestSchema} failed, and nothing of it was kept: ${message}.` +
        (kept ? ` A backup from before is at ${kept}` : ''),
      { cause: error },
    );
  }
}

/** Makes a verified copy before any change. Reuses the copy of an earlier try if nothing has changed. */
function keep(driver: SqliteDatabase.Database, version: number, folder: string): string {
  const name = `chimein-before-upgrade-from-${version}-`;
  const now = driver.prepare("select strftime('%Y-%m-%dT%H-%M-%SZ', 'now')").pluck().get();
  const file = join(folder, `${name}${now}.sqlite`);
  let draft: string | undefined;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const earlier = readdirSync(folder).filter((file) => file.startsWith(name) && file.endsWith('.sqlite'));
    const last = earlier.sort().at(-1);
    if (last && holdsTheSame(join(folder, last), driver)) return join(folder, last);
    draft = draftOf(file);
    driver.prepare('vacuum into ?').run(draft);
    inspect(draft);
    publish(draft, file);
    return file;
  } catch (error) {
    const problem = toProblem(error, file);
    const message = problem instanceof Error ? problem.message : String(problem);
    throw new DatabaseProblem(
      `Before the upgrade a backup has to be taken, and that failed: ${message}. Nothing was changed`,
      {
        cause: error,
      },
    );
  } finally {
    if (draft) dropDraft(draft);
  }
}

/** A service that keeps restarting after a failed upgrade must not fill the disk with copies. */
function holdsTheSame(path: string, driver: SqliteDatabase.Database): boolean {
  const copy = new SqliteDatabase(path, { readonly: true });
  try {
    return isDeepStrictEqual(contents(copy), contents(driver));
  } catch {
    return false;
  } finally {
    copy.close();
  }
}
