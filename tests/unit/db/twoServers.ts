import { afterEach, beforeEach } from 'vitest';
import { insertUser } from '../../../db/identity/users.ts';
import type { Db } from '../../../db/open.ts';
import type { users } from '../../../db/schema/index.ts';
import { transaction } from '../../../db/transaction.ts';
import { testDb, twinOf } from '../../support/database.ts';

/*
 * Tests of what databases do differently: `npm test` has them on SQLite, `npm run test:postgres` on Postgres.
 */

/** A database for each test, as two servers see it. */
export function twoServers() {
  const world = {} as { db: Db; twin: Db };
  beforeEach(async () => {
    world.db = await testDb();
    world.twin = twinOf(world.db);
  });
  afterEach(() => {
    world.twin.close();
    world.db.close();
  });
  /** As often as both servers ask at once. */
  const together = <Answer>(times: number, ask: (db: Db, n: number) => Promise<Answer>): Promise<Answer[]> =>
    Promise.all(Array.from({ length: times }, (_, n) => ask(n % 2 ? world.db : world.twin, n)));
  return { world, together };
}

export const addUser = (db: Db, id: string, more: Partial<typeof users.$inferInsert> = {}) =>
  transaction(db, (tx) =>
    insertUser(tx, {
      id,
      firstName: 'Ada',
      lastName: 'Okafor',
      email: `${id}@example.com`,
      passwordHash: 'x',
      role: 'user',
      status: 'Paid',
      createdAt: 1,
      verifiedAt: 1,
      ...more,
    }),
  );
