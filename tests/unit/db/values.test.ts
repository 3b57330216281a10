import { randomBytes } from 'node:crypto';
import { asc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addAccount } from '../../../db/accounts/accounts.ts';
import { lockUnrecorded, recordPosted } from '../../../db/automation/commentOutcomes.ts';
import { skipNumbers } from '../../../db/dialect/identities.ts';
import { changes, jsonMember } from '../../../db/dialect/query.ts';
import { addEvent } from '../../../db/messaging/events.ts';
import { attempts, comments, events } from '../../../db/schema/index.ts';
import { transaction } from '../../../db/transaction.ts';
import { addUser, twoServers } from './twoServers.ts';

const { world } = twoServers();

test('stores a comment that is longer than an index entry can be', async () => {
  await addUser(world.db, 'ada');
  await addAccount(world.db, {
    accountId: 'a',
    userId: 'ada',
    name: 'A',
    status: 'Connected',
    createdAt: 1,
  } as never);
  const text = Array.from(randomBytes(1250), (byte) => String.fromCodePoint(0x4e00 + byte)).join('');
  const row = {
    ...{ id: 'c', accountId: 'a', userId: 'ada', state: 'sent', postId: 'p', postUrl: '' },
    ...{
      posterId: '',
      posterName: '',
      posterImageUrl: '',
      category: 'Search',
      source: '',
      windowDay: '',
      createdAt: 1,
    },
  } as const;
  await transaction(world.db, async (tx) => {
    await tx.insert(comments).values({ ...row, comment: text } as typeof comments.$inferInsert);
    const unrecorded = await lockUnrecorded(tx, 'c');
    if (unrecorded)
      await recordPosted(tx, 'c', unrecorded, { at: 1, confirmedAt: 2, providerCommentId: null });
  });
  expect(await world.db.select({ text: comments.comment, state: comments.state }).from(comments)).toEqual([
    { text, state: 'confirmed' },
  ]);
});

test('returns JSON, flags, large numbers and counts of changes unchanged', async () => {
  await addUser(world.db, 'ada');
  const data = { state: { reason: 'not_connected' }, n: 1.5, list: [1, 'two', null, true] };
  await transaction(world.db, (tx) =>
    addEvent(tx, { userId: 'ada', accountId: 'a', kind: 'state', at: 2 ** 52, message: '', data }),
  );
  const reason = jsonMember(events.data, 'state', 'reason');
  expect(await world.db.select({ data: events.data, at: events.at, reason }).from(events)).toEqual([
    { data, at: 2 ** 52, reason: 'not_connected' },
  ]);
  const changed = await transaction(world.db, (tx) => tx.update(events).set({ message: 'x' }));
  expect(changes(changed)).toBe(1);
});

test('never assigns skipped IDs', async () => {
  const next = async () => {
    await transaction(world.db, (tx) => tx.insert(attempts).values({ subject: 'a', at: 1 }));
    return (await world.db.select().from(attempts).orderBy(asc(attempts.id))).at(-1)?.id ?? 0;
  };
  const first = await next();
  await transaction(world.db, (tx) => skipNumbers(tx, 1000));
  expect(await next()).toBeGreaterThan(first + 999);
});
