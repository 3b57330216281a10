import { connectionsOf, type Db } from '../connections.ts';
import { isPostgres } from '../dialect/engine.ts';

/**
 * Checkpoints and truncates the write-ahead log, because its old page versions contain erased data.
 * @returns false if another connection's read keeps the log
 */
export async function truncateWal(db: Db): Promise<boolean> {
  // On Postgres, the operator manages the log.
  if (isPostgres) return true;
  const { driver, queue } = connectionsOf(db).writing;
  return queue(() => {
    const timeoutMs = driver.pragma('busy_timeout', { simple: true });
    // Waiting for a reader would block the event loop.
    driver.pragma('busy_timeout = 0');
    try {
      const [answer] = driver.pragma('wal_checkpoint(TRUNCATE)') as [{ busy: number }];
      return answer.busy === 0;
    } finally {
      driver.pragma(`busy_timeout = ${timeoutMs}`);
    }
  });
}
