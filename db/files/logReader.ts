import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

const headBytes = 32;
const frameHeadBytes = 24;

/**
 * Says how long a write-ahead log is: https://sqlite.org/fileformat2.html#the_write_ahead_log. A log that begins anew overwrites the one
 * before it, whose pages still lie behind its end; each page has the salt of the log that it belongs to.
 *
 * The log alone may be read so. Whoever closes the database or its -shm on their own drops the locks that SQLite has on them for all of
 * the process (https://sqlite.org/howtocorrupt.html#_posix_advisory_locks_canceled_by_a_separate_thread_doing_close_); it has none on the log.
 */
export function createLogReader(path: string) {
  const file = openSync(path, 'r');
  const head = Buffer.alloc(headBytes);
  const frameHead = Buffer.alloc(frameHeadBytes);
  /** What the last look found. */
  let salt = '';
  let pages = 0;

  function isOfLog(page: number): boolean {
    const frameBytes = frameHeadBytes + head.readUInt32BE(8);
    const read = readSync(file, frameHead, 0, frameHeadBytes, headBytes + page * frameBytes);
    return read === frameHeadBytes && frameHead.compare(head, 16, 24, 8, 16) === 0;
  }

  return {
    /** @returns `salt`, which tells one log from another, and how many pages it has; none where there is no log yet */
    read(): { salt: string; pages: number } {
      if (readSync(file, head, 0, headBytes, 0) < headBytes) return { salt: '', pages: 0 };
      const present = head.toString('latin1', 16, 24);
      if (present !== salt) [salt, pages] = [present, 0];
      // Mostly nothing was written since the last look.
      if (!isOfLog(pages)) return { salt, pages };
      let most = Math.floor((fstatSync(file).size - headBytes) / (frameHeadBytes + head.readUInt32BE(8)));
      while (pages < most) {
        const middle = (pages + most) >> 1;
        if (isOfLog(middle)) pages = middle + 1;
        else most = middle;
      }
      return { salt, pages };
    },
    close: (): void => closeSync(file),
  };
}
