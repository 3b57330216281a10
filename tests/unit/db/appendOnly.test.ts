import { expect, test } from 'vitest';
import { writeAudit } from '../../../db/history/audit.ts';
import { audit, users } from '../../../db/schema/index.ts';
import { transaction } from '../../../db/transaction.ts';
import { addUser, twoServers } from './twoServers.ts';

const { world } = twoServers();

test('rejects changing or deleting rows of the audit log', async () => {
  await addUser(world.db, 'ada');
  const entry = {
    at: 1,
    actorId: 'ada',
    action: 'user.edit',
    subject: 'user:ada',
    details: { before: { a: 1 } },
  };
  await transaction(world.db, (tx) => writeAudit(tx, entry as never));
  const change = (values: object) => transaction(world.db, (tx) => tx.update(audit).set(values));
  for (const values of [
    { action: 'x' },
    { details: { before: {} } },
    { details: {} },
    { at: 2 },
    { address: '', actorId: 'b' },
  ])
    await expect(change(values)).rejects.toThrow('The audit log is append-only');
  await expect(transaction(world.db, (tx) => tx.delete(audit))).rejects.toThrow(
    'The audit log is append-only',
  );
  await transaction(world.db, (tx) => tx.delete(users));
  await expect(change({ details: { before: { a: 2 } } })).rejects.toThrow('append-only');
  await change({ details: { before: {} } });
  expect(await world.db.select({ details: audit.details }).from(audit)).toEqual([
    { details: { before: {} } },
  ]);
});
