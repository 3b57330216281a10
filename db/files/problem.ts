import { isPostgres } from '../dialect/engine.ts';

/** A problem that a person can fix, printed as one sentence without a stack. */
export class DatabaseProblem extends Error {
  override name = 'DatabaseProblem';
}

/** No room is left on a disk. */
export class DiskFull extends DatabaseProblem {
  override name = 'DiskFull';
}

/** The database can't be reached now. A later retry may succeed. */
export class DatabaseAway extends DatabaseProblem {
  override name = 'DatabaseAway';
}

/** Also looks at the cause, because the query builder wraps the errors of Postgres. */
const codeOf = (error: unknown): string => {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: { code?: unknown } };
  return String(code ?? cause?.code ?? '');
};

/**
 * SQLSTATEs of Postgres: conflicts after all retries (40), no disk space or connections (53), lock timeouts
 * (55P03), shutdowns and cancellations (57), a read-only replica (25006).
 */
const postgresTakesNothing = /^(40001|40P01|53...|55P03|57...|25006)$/;

/**
 * Codes of a Postgres that can't be reached now: no connection, too many, or a shutdown. 25P03 and 25P04 mean
 * that Postgres closed the connection because the transaction was idle or too long.
 */
const postgresAway = /^(08...|25P0[34]|53300|57P..|ECONN\w+|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_\w+|EHOST\w+)$/;
/** The driver's own errors have no code. */
const connectionLost =
  /^(Connection terminated|Connection ended|timeout exceeded when|timeout expired|Query read timeout|Client has encountered|There was an error establishing an SSL)/;

/** Whether the database can't be reached. The request itself is not at fault. */
export function isAway(error: unknown): boolean {
  if (!isPostgres) return false;
  const { message, cause } = (error ?? {}) as { message?: unknown; cause?: { message?: unknown } };
  return (
    postgresAway.test(codeOf(error)) ||
    [message, cause?.message].some((text) => connectionLost.test(String(text)))
  );
}

/** Whether a standby rejected a write, or `db/postgres/primary.ts` rejected a connection to a standby. */
export const isReplica = (error: unknown): boolean => {
  const { name, cause } = (error ?? {}) as { name?: unknown; cause?: { name?: unknown } };
  return codeOf(error) === '25006' || name === 'StandbyError' || cause?.name === 'StandbyError';
};

/** Faults of the database that affect every request and job, by error codes of SQLite and Postgres. */
const outages: [RegExp, string][] = [
  [/^(SQLITE_FULL|53100)$/, 'the disk of the database is full'],
  [/^SQLITE_READONLY/, 'the database is read-only'],
  [/^53300$/, 'the database takes no more connections'],
  [/^53200$/, 'the database is out of memory'],
  [/^SQLITE_(IOERR|CANTOPEN)/, 'the disk of the database fails'],
];

/** The outage behind an error, as a sentence for the log; null if only one statement failed. */
export function outageOf(error: unknown): string | null {
  if (isReplica(error)) return 'the database is read-only, as a replica is';
  const code = codeOf(error);
  const found = outages.find(([pattern]) => pattern.test(code))?.[1];
  return found ?? (isAway(error) ? "the database can't be reached" : null);
}

/** Whether the database rejects writes for now. Nothing was changed, so a retry is safe. */
export const takesNothing = (error: unknown): boolean =>
  /^SQLITE_(FULL|READONLY|IOERR|BUSY|CANTOPEN)/.test(codeOf(error)) ||
  (isPostgres && (postgresTakesNothing.test(codeOf(error)) || isAway(error)));

/** Explains known errors of the driver or the system about the file at `path`. Returns others unchanged. */
export function toProblem(error: unknown, path: string): unknown {
  if (error instanceof DatabaseProblem) return error;
  const code = codeOf(error);
  const problem = (sentence: string) => new DatabaseProblem(sentence, { cause: error });
  if (code === 'SQLITE_FULL' || code === 'ENOSPC' || code === 'EFBIG')
    return new DiskFull(`There is no room left on the disk of ${path}`, { cause: error });
  if (code.startsWith('SQLITE_READONLY') || code === 'EROFS')
    return problem(`${path} can only be read: its disk or folder takes no writes`);
  if (code === 'EACCES' || code === 'EPERM')
    return problem(`${path} may not be opened by the user of this process`);
  if (code.startsWith('SQLITE_CANTOPEN')) {
    return problem(
      `${path} can't be opened: its folder is missing, takes no writes, or belongs to somebody else`,
    );
  }
  if (code === 'SQLITE_NOTADB') return problem(`${path} is not a database`);
  if (code.startsWith('SQLITE_CORRUPT')) return problem(`${path} is damaged`);
  if (code.startsWith('SQLITE_IOERR')) return problem(`The disk of ${path} fails: ${code}`);
  return error;
}
