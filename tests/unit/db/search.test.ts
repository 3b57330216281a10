import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { contains, hasNumber } from '../../../db/dialect/query.ts';
import { users } from '../../../db/schema/index.ts';
import { transaction } from '../../../db/transaction.ts';
import { addUser, twoServers } from './twoServers.ts';

const { world } = twoServers();

test('finds text in either case of ASCII letters, and treats wildcards literally', async () => {
  await addUser(world.db, 'a', { companyName: '50% Öl_und Gas' });
  const found = (text: string) => world.db.$count(users, contains(users.companyName, text));
  expect(await Promise.all(['50% ö', '50% Ö', 'ÖL_UND', 'l_u', '5_%', 'x%'].map(found))).toEqual([
    0, 1, 1, 1, 0, 0,
  ]);
  const number = (digits: string) => world.db.$count(users, hasNumber(sql`${users.companyName}`, digits));
  await transaction(world.db, (tx) => tx.update(users).set({ companyName: 'urn:li:123:4567 ' }));
  expect(await Promise.all(['123', '4567', '456', '23'].map(number))).toEqual([1, 1, 0, 0]);
});
