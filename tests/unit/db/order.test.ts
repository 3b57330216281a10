import { expect, test } from 'vitest';
import { caseless, ordered } from '../../../db/dialect/query.ts';
import { users } from '../../../db/schema/index.ts';
import { addUser, twoServers } from './twoServers.ts';

const { world } = twoServers();

test('sorts null first, and texts by bytes or without case', async () => {
  await addUser(world.db, 'a', { subscriptionEndsAt: null, firstName: 'adam' });
  await addUser(world.db, 'b', { subscriptionEndsAt: 5, firstName: 'Ben' });
  await addUser(world.db, 'c', { subscriptionEndsAt: 1, firstName: 'Zoe' });
  await addUser(world.db, 'd', { subscriptionEndsAt: 9, firstName: 'Ärger' });
  const ids = async (...order: ReturnType<typeof ordered>[]) =>
    (
      await world.db
        .select({ id: users.id })
        .from(users)
        .orderBy(...order)
    )
      .map(({ id }) => id)
      .join('');
  expect(await ids(ordered(users.subscriptionEndsAt, false))).toBe('acbd');
  expect(await ids(ordered(users.subscriptionEndsAt, true))).toBe('dbca');
  expect(await ids(ordered(users.firstName, false))).toBe('bcad');
  expect(await ids(ordered(caseless(users.firstName), false))).toBe('abcd');
});
