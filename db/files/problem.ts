/** A problem that a person can fix, printed as one sentence without a stack. */
export class DatabaseProblem extends Error {
  override name = 'DatabaseProblem';
}

const codeOf = (error: unknown): string => String((error as { code?: unknown } | undefined)?.code ?? '');

/** Whether the disk or the file rejects writes at the moment. Nothing was changed, and a retry is safe. */
export const takesNothing = (error: unknown): boolean =>
  /^SQLITE_(FULL|READONLY|IOERR|BUSY|CANTOPEN)/.test(codeOf(error));

/**
 * Explains a known error code of the driver or the system for the file at `path`; returns any other error as
 * it is.
 */
export function toProblem(error: unknown, path: string): unknown {
  const code = codeOf(error);
  const say = (sentence: string) => new DatabaseProblem(sentence, { cause: error });
  if (code === 'SQLITE_FULL' || code === 'ENOSPC' || code === 'EFBIG')
    return say(`There is no room left on the disk of ${path}`);
  if (code.startsWith('SQLITE_READONLY') || code === 'EROFS')
    return say(`${path} can only be read: its disk or folder takes no writes`);
  if (code === 'EACCES' || code === 'EPERM')
    return say(`${path} may not be opened by the user of this process`);
  if (code.startsWith('SQLITE_CANTOPEN')) {
    return say(
      `${path} can't be opened: its folder is missing, takes no writes, or belongs to somebody else`,
    );
  }
  if (code === 'SQLITE_NOTADB') return say(`${path} is not a database`);
  if (code.startsWith('SQLITE_CORRUPT')) return say(`${path} is damaged`);
  if (code.startsWith('SQLITE_IOERR')) return say(`The disk of ${path} fails: ${code}`);
  return error;
}
