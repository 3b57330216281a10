/** What a person can do something about: said in a sentence, without a stack. */
export class DatabaseProblem extends Error {
  override name = 'DatabaseProblem';
}

const codeOf = (error: unknown): string => String((error as { code?: unknown } | undefined)?.code ?? '');

/** Whether the disk or the file takes nothing at the moment: nothing of what was tried was done, and it may be tried again. */
export const takesNothing = (error: unknown): boolean =>
  /^SQLITE_(FULL|READONLY|IOERR|BUSY|CANTOPEN)/.test(codeOf(error));

/** Why the file at `path` does not do what it should, where the driver or the system says it in a code; else the error as it is. */
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
