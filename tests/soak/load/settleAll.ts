import { isNotNull } from 'drizzle-orm';
import { openDb } from '../../../db/open.ts';
import { accounts, automations, settings, users } from '../../../db/schema/index.ts';
import { direct } from '../../support/database.ts';
import { onFile } from '../onFile.ts';
import { type Server, until } from '../processes.ts';
import { isSettled } from '../verdict.ts';

/** The engine's clock rate while it only settles open comments: late checks come an hour later. */
const rate = '600';

/**
 * Runs one engine that may not comment until no comment is open, then stops it.
 * @returns what stays open
 */
export async function settleAll(server: Server, path: string): Promise<string[]> {
  const db = openDb(path);
  await direct(db).update(settings).set({ dailySearchComments: 0, dailyMonitorComments: 0 });
  // The engine does not check comments of stopped users.
  await direct(db).update(users).set({ stoppedAt: null }).where(isNotNull(users.stoppedAt));
  await direct(db).update(automations).set({ dueAt: 0, recheck: true });
  db.close();
  server.env.AUTOMATION_CLOCK_RATE = rate;
  server.start();
  await server.healthy();
  const left = await until(120, 'what is open is settled', () => onFile(path, isSettled)).then(
    () => [],
    (error: Error) => [error.message],
  );
  await server.kill();
  return left;
}

/** The owner of each account, including removed ones. */
export async function ownersIn(path: string): Promise<Map<string, string>> {
  const rows = await onFile(path, (db) =>
    db.select({ id: accounts.accountId, userId: accounts.userId }).from(accounts),
  );
  return new Map(rows.map(({ id, userId }) => [id, userId]));
}
