import { connectionsOf, type Db } from '../connections.ts';

/**
 * Takes the write-ahead log into the file and empties it: until then it holds earlier states of pages, with what was erased since.
 * @returns false where another connection is reading at this moment, which keeps the log
 */
export function emptyLog(db: Db): Promise<boolean> {
  const { driver, queue } = connectionsOf(db).writing;
  return queue(() => {
    const timeoutMs = driver.pragma('busy_timeout', { simple: true });
    // Waiting for a reader would hold up the whole process.
    driver.pragma('busy_timeout = 0');
    try {
      const [answer] = driver.pragma('wal_checkpoint(TRUNCATE)') as [{ busy: number }];
      return answer.busy === 0;
    } finally {
      driver.pragma(`busy_timeout = ${timeoutMs}`);
    }
  });
}
