import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addEvent, eventsAfter } from '../../../db/messaging/events.ts';
import { attempts } from '../../../db/schema/index.ts';
import { transaction } from '../../../db/transaction.ts';
import { addUser, twoServers } from './twoServers.ts';

const { world, together } = twoServers();

test('misses no event in a stream that resumes after its last event', async () => {
  await addUser(world.db, 'ada');
  const event = { userId: 'ada', accountId: 'a', kind: 'fault' as const, at: 1, message: '', data: {} };
  let writing = true;
  const seen: number[] = [];
  const watch = async () => {
    for (let done = false; !done; ) {
      done = !writing;
      for (const { id } of await eventsAfter(world.db, 'ada', seen.at(-1) ?? 0, 100)) seen.push(id);
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const watching = watch();
  await together(60, (client) =>
    transaction(
      client,
      async (tx) => {
        await addEvent(tx, event);
        // Another write of the same transaction.
        await tx.select({ n: sql`count(*)` }).from(attempts);
      },
      { isolation: 'read committed' },
    ),
  );
  writing = false;
  await watching;
  expect(seen).toHaveLength(60);
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
});
