import { isNotNull } from 'drizzle-orm';
import { openDb } from '../../../db/open.ts';
import { accounts, automations, settings, users } from '../../../db/schema/index.ts';
import { direct } from '../../support/database.ts';
import { type Server, until } from '../processes.ts';
import { isSettled } from '../verdict.ts';

/** How much faster engine time runs while nothing is left but to find out what became of what is open: late looks come an hour after. */
const rate = '600';

/**
 * Leaves a database alone with its engine, which may comment no more, until nothing that was sent is open. The server is stopped after.
 * Answers what is wrong: something that stays open.
 */
export async function settleAll(server: Server, path: string): Promise<string[]> {
  const db = openDb(path);
  direct(db).update(settings).set({ dailySearchComments: 0, dailyMonitorComments: 0 }).run();
  // A stopped user's comments are not checked either.
  direct(db).update(users).set({ stoppedAt: null }).where(isNotNull(users.stoppedAt)).run();
  direct(db).update(automations).set({ dueAt: 0, recheck: true }).run();
  db.close();
  server.env.AUTOMATION_CLOCK_RATE = rate;
  server.start();
  await server.healthy();
  const left = await until(120, 'what is open is settled', () => isSettled(path)).then(
    () => [],
    (error: Error) => [error.message],
  );
  await server.kill();
  return left;
}

/** The owner of each account, including removed ones. */
export function ownersIn(path: string): Map<string, string> {
  const db = openDb(path);
  try {
    return new Map(
      db
        .select({ id: accounts.accountId, userId: accounts.userId })
        .from(accounts)
        .all()
        .map(({ id, userId }) => [id, userId]),
    );
  } finally {
    db.close();
  }
}
