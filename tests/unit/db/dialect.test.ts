/* Where databases differ, both must do the same: `npm test` has these on SQLite, `npm run test:postgres` on Postgres. */
import { randomBytes } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addAccount } from '../../../db/accounts/accounts.ts';
import { recordPosted } from '../../../db/automation/commentOutcomes.ts';
import { skipNumbers } from '../../../db/dialect/identities.ts';
import { caseless, changes, contains, hasNumber, jsonMember, ordered } from '../../../db/dialect/query.ts';
import { writeAudit } from '../../../db/history/audit.ts';
import { takeAttempts } from '../../../db/identity/attempts.ts';
import { insertCode, redeemCode } from '../../../db/identity/auth.ts';
import { retireUser } from '../../../db/identity/erasure.ts';
import { insertUser } from '../../../db/identity/users.ts';
import { addEvent, eventsAfter } from '../../../db/messaging/events.ts';
import type { Db } from '../../../db/open.ts';
import { attempts, audit, codes, comments, events, users } from '../../../db/schema/index.ts';
import { readTransaction, transaction } from '../../../db/transaction.ts';
import { testDb, twinOf } from '../../support/database.ts';

let db: Db;
let twin: Db;
beforeEach(async () => {
  db = await testDb();
  twin = twinOf(db);
});
afterEach(() => {
  twin.close();
  db.close();
});

const addUser = (id: string, more: Partial<typeof users.$inferInsert> = {}) =>
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
/** As often as two servers ask at once. */
const together = <Answer>(times: number, ask: (db: Db) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: times }, (_, n) => ask(n % 2 ? db : twin)));

test('lets no more of fifty parallel attempts through than the limit', async () => {
  const counted = { subject: 'login:ada', limit: 10, windowMs: 1000, now: 5000 };
  const kept = { now: 5000, keepMs: 1000, keptLonger: 'registration:' };
  const answers = await together(50, (one) => takeAttempts(one, [counted], kept));
  expect(answers.filter((until) => until === null)).toHaveLength(10);
});

test('checks no more of twenty parallel wrong codes than the tries allow', async () => {
  await addUser('ada', { verifiedAt: null });
  const code = { id: 'c', userId: 'ada', emailKey: 'ada@example.com', codeHash: 'h', createdAt: 1 };
  await transaction(db, (tx) => insertCode(tx, { ...code, expiresAt: 1000, triesLeft: 5 }));
  const input = { email: 'ada@example.com', matches: () => false, now: 2, note: () => null };
  const answers = await together(20, (one) => transaction(one, (tx) => redeemCode(tx, input as never)));
  expect(answers.filter(({ kind }) => kind === 'wrong')).toHaveLength(5);
  expect(await db.select({ left: codes.triesLeft }).from(codes)).toEqual([{ left: 0 }]);
});

test('keeps one of two admins who are deleted at the same time', async () => {
  await addUser('ada', { role: 'admin' });
  await addUser('ben', { role: 'admin' });
  const erase = (one: Db, id: string) =>
    transaction(one, async (tx) => {
      if ((await tx.$count(users, eq(users.role, 'admin'))) <= 1) return 'last_admin';
      await tx.delete(users).where(eq(users.id, id));
      return 'left';
    });
  expect((await Promise.all([erase(db, 'ada'), erase(twin, 'ben')])).sort()).toEqual(['last_admin', 'left']);
  const [rest] = await db.select().from(users);
  expect(await transaction(db, (tx) => retireUser(tx, rest?.id ?? '', 2))).toBe('last_admin');
});

test('gives an e-mail to one of ten parallel sign-ups and rejects the others', async () => {
  let n = 0;
  const answers = await together(10, () => {
    n += 1;
    return addUser(`ada${n}`, { email: 'ada@example.com' });
  });
  expect(answers.filter((user) => user !== undefined)).toHaveLength(1);
});

test('misses no event in a stream that resumes after its last event', async () => {
  await addUser('ada');
  const event = { userId: 'ada', accountId: 'a', kind: 'fault' as const, at: 1, message: '', data: {} };
  let writing = true;
  const seen: number[] = [];
  const watch = async () => {
    for (let done = false; !done; ) {
      done = !writing;
      for (const { id } of await eventsAfter(db, 'ada', seen.at(-1) ?? 0, 100)) seen.push(id);
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const watching = watch();
  await together(60, (one) =>
    transaction(
      one,
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

test('shows a read transaction one state during parallel commits', async () => {
  const count = (of: Pick<Db, '$count'>) => of.$count(attempts);
  await transaction(db, (tx) => tx.insert(attempts).values({ subject: 'a', at: 1 }));
  const writes = together(20, (one) =>
    transaction(one, (tx) => tx.insert(attempts).values({ subject: 'b', at: 1 })),
  );
  const counts = await readTransaction(db, async (tx) => {
    const found: number[] = [];
    for (let n = 0; n < 50; n += 1) found.push(await count(tx));
    return found;
  });
  await writes;
  expect(new Set(counts).size).toBe(1);
  expect(await count(db)).toBe(21);
});

test('sorts null first, and texts by bytes or without case', async () => {
  await addUser('a', { subscriptionEndsAt: null, firstName: 'adam' });
  await addUser('b', { subscriptionEndsAt: 5, firstName: 'Ben' });
  await addUser('c', { subscriptionEndsAt: 1, firstName: 'Zoe' });
  await addUser('d', { subscriptionEndsAt: 9, firstName: 'Ärger' });
  const ids = async (...order: ReturnType<typeof ordered>[]) =>
    (
      await db
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

test('finds text in either case of ASCII letters, and treats wildcards literally', async () => {
  await addUser('a', { companyName: '50% Öl_und Gas' });
  const found = (text: string) => db.$count(users, contains(users.companyName, text));
  expect(await Promise.all(['50% ö', '50% Ö', 'ÖL_UND', 'l_u', '5_%', 'x%'].map(found))).toEqual([
    0, 1, 1, 1, 0, 0,
  ]);
  const number = (digits: string) => db.$count(users, hasNumber(sql`${users.companyName}`, digits));
  await transaction(db, (tx) => tx.update(users).set({ companyName: 'urn:li:123:4567 ' }));
  expect(await Promise.all(['123', '4567', '456', '23'].map(number))).toEqual([1, 1, 0, 0]);
});

test('rejects changing or deleting rows of the audit log', async () => {
  await addUser('ada');
  const entry = {
    at: 1,
    actorId: 'ada',
    action: 'user.edit',
    subject: 'user:ada',
    details: { before: { a: 1 } },
  };
  await transaction(db, (tx) => writeAudit(tx, entry as never));
  const change = (values: object) => transaction(db, (tx) => tx.update(audit).set(values));
  for (const values of [
    { action: 'x' },
    { details: { before: {} } },
    { details: {} },
    { at: 2 },
    { address: '', actorId: 'b' },
  ])
    await expect(change(values)).rejects.toThrow('The audit log is append-only');
  await expect(transaction(db, (tx) => tx.delete(audit))).rejects.toThrow('The audit log is append-only');
  await transaction(db, (tx) => tx.delete(users));
  await expect(change({ details: { before: { a: 2 } } })).rejects.toThrow('append-only');
  await change({ details: { before: {} } });
  expect(await db.select({ details: audit.details }).from(audit)).toEqual([{ details: { before: {} } }]);
});

test('stores a comment that is longer than an index entry can be', async () => {
  await addUser('ada');
  await addAccount(db, {
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
  await transaction(db, async (tx) => {
    await tx.insert(comments).values({ ...row, comment: text } as typeof comments.$inferInsert);
    await recordPosted(tx, 'c', { at: 1, confirmedAt: 2, providerCommentId: null, wait: null });
  });
  expect(await db.select({ text: comments.comment, state: comments.state }).from(comments)).toEqual([
    { text, state: 'confirmed' },
  ]);
});

test('returns JSON, flags, large numbers and counts of changes unchanged', async () => {
  await addUser('ada');
  const data = { state: { reason: 'not_connected' }, n: 1.5, list: [1, 'two', null, true] };
  await transaction(db, (tx) =>
    addEvent(tx, { userId: 'ada', accountId: 'a', kind: 'state', at: 2 ** 52, message: '', data }),
  );
  const reason = jsonMember(events.data, 'state', 'reason');
  expect(await db.select({ data: events.data, at: events.at, reason }).from(events)).toEqual([
    { data, at: 2 ** 52, reason: 'not_connected' },
  ]);
  const changed = await transaction(db, (tx) => tx.update(events).set({ message: 'x' }));
  expect(changes(changed)).toBe(1);
});

test('never assigns skipped IDs', async () => {
  const next = async () => {
    await transaction(db, (tx) => tx.insert(attempts).values({ subject: 'a', at: 1 }));
    return (await db.select().from(attempts).orderBy(asc(attempts.id))).at(-1)?.id ?? 0;
  };
  const first = await next();
  await transaction(db, (tx) => skipNumbers(tx, 1000));
  expect(await next()).toBeGreaterThan(first + 999);
});
