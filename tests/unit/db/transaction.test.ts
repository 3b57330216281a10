import { count, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isPostgres } from '../../../db/dialect/engine.ts';
import { value } from '../../../db/dialect/query.ts';
import type { Db, Reader, Tx } from '../../../db/open.ts';
import { prepare } from '../../../db/prepare.ts';
import { attempts } from '../../../db/schema/index.ts';
import { afterCommit, readTransaction, transaction } from '../../../db/transaction.ts';
import { rawOf, testDb, twinOf } from '../../support/database.ts';

let db: Db;
beforeEach(async () => {
  db = await testDb();
});
afterEach(() => db.close());

const add = (tx: Tx, subject: string) => tx.insert(attempts).values({ subject, at: 1 });
const countOf = async (reader: Reader) => (await reader.select({ n: count() }).from(attempts))[0]?.n;

test('commits a transaction completely or not at all', async () => {
  const failed = transaction(db, async (tx) => {
    await add(tx, 'a');
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect(await countOf(db)).toBe(0);
  await transaction(db, async (tx) => {
    await add(tx, 'a');
    await add(tx, 'b');
  });
  expect(await countOf(db)).toBe(2);
});

test('runs effects in order after the commit, and drops them with a rollback', async () => {
  const seen: unknown[] = [];
  const work = (subject: string) => async (tx: Tx) => {
    await add(tx, subject);
    afterCommit(tx, (committed) => seen.push([subject, committed === db]));
    afterCommit(tx, () => seen.push(subject));
    if (subject === 'no') throw new Error('no');
  };
  const failed = transaction(db, work('no'));
  const all = [transaction(db, work('a')), failed, transaction(db, work('b'))];
  await Promise.allSettled(all);
  await expect(failed).rejects.toThrow('no');
  expect(seen).toHaveLength(4);
  expect(seen).toEqual(expect.arrayContaining([['a', true], 'a', ['b', true], 'b']));
});

test('shows a transaction’s rows to others only after its commit', async () => {
  const seen: unknown[] = [];
  const look = async () => {
    for (let n = 0; n < 50; n += 1) seen.push(await countOf(db));
  };
  const write = transaction(db, async (tx) => {
    for (let n = 0; n < 20; n += 1) await add(tx, `${n}`);
    expect(await countOf(tx)).toBe(20);
  });
  await Promise.all([write, look()]);
  expect(seen.filter((n) => n !== 0 && n !== 20)).toEqual([]);
  expect(await countOf(db)).toBe(20);
});

test('shows each of many parallel transactions the rows of the earlier ones', async () => {
  const write = () =>
    transaction(db, async (tx) => {
      const before = (await countOf(tx)) ?? 0;
      await add(tx, `${before}`);
    });
  await Promise.all(Array.from({ length: 30 }, write));
  const rows = await db.select().from(attempts);
  expect(new Set(rows.map(({ subject }) => subject)).size).toBe(30);
});

test('one of several transactions that wait together fails alone', async () => {
  const failed = transaction(db, async (tx) => {
    await add(tx, 'failed');
    throw new Error('no');
  });
  const late = transaction(db, async (tx) => {
    await add(tx, 'late');
    await new Promise((resolve) => setTimeout(resolve, 5));
  });
  const others = Array.from({ length: 10 }, (_, n) => transaction(db, (tx) => add(tx, `${n}`)));
  const all = await Promise.allSettled([failed, late, ...others]);
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', ...others.map(() => 'fulfilled')]);
  const rows = await db.select().from(attempts);
  expect(rows.map(({ subject }) => subject).toSorted()).toEqual([...others.keys()].map(String));
});

test.skipIf(isPostgres)('a transaction whose commit fails spoils no other one', async () => {
  const writer = rawOf(db);
  writer.exec(
    'create table parents (id integer primary key); create table children (id integer references parents deferrable initially deferred)',
  );
  const good = transaction(db, (tx) => add(tx, 'a'));
  const bad = transaction(db, async (tx) => {
    await add(tx, 'b');
    writer.exec('insert into children values (1)');
  });
  const all = await Promise.allSettled([good, bad]);
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  const rows = await db.select().from(attempts);
  expect(rows.map(({ subject }) => subject)).toEqual(['a']);
});

test.each([
  ['a transaction inside a transaction', () => transaction(db, async () => {})],
  ['a read of what is committed inside a transaction', () => countOf(db)],
  ['a wait for a timer inside a transaction', () => new Promise((resolve) => setTimeout(resolve, 5))],
])('rejects %s and saves nothing', async (_, inner) => {
  const outer = transaction(db, async (tx) => {
    await add(tx, 'a');
    await inner();
  });
  await expect(outer).rejects.toThrow(/transaction/);
  expect(await countOf(db)).toBe(0);
  await transaction(db, async (tx) => add(tx, 'b'));
  expect(await countOf(db)).toBe(1);
});

test('rejects a statement after the end of its transaction', async () => {
  let leaked: Tx | undefined;
  await transaction(db, async (tx) => {
    leaked = tx;
  });
  await expect((async () => leaked && (await add(leaked, 'late')))()).rejects.toThrow('has ended');
  expect(await countOf(db)).toBe(0);
});

// tests/unit/db/isolation.test.ts has it for Postgres.
test.skipIf(isPostgres)(
  'shows a read transaction one state during parallel writes, and rejects its writes',
  async () => {
    await transaction(db, async (tx) => add(tx, 'a'));
    const reads = readTransaction(db, async (tx) => {
      const before = await countOf(tx);
      // By another server.
      rawOf(db).prepare("insert into attempts (subject, at) values ('b', 1)").run();
      return [before, await countOf(tx)];
    });
    expect(await reads).toEqual([1, 1]);
    expect(await countOf(db)).toBe(2);
    const write = readTransaction(db, async (tx) => add(tx as Tx, 'c'));
    await expect(write).rejects.toThrow('readonly');
  },
);

const insertOne = prepare('insertAttemptForTest', (tx: Tx) =>
  tx.insert(attempts).values({ subject: value('subject'), at: value('at') }),
);

test('says why the first of its statements failed, whichever answer comes first', async () => {
  const failed = transaction(db, (tx) => {
    const first = insertOne(tx, { subject: null, at: 1 });
    const second = insertOne(tx, { subject: 'a', at: 1 });
    const late = first.catch(async (error) => {
      await second.catch(() => {});
      throw error;
    });
    return Promise.all([second, late]);
  });
  await expect(failed).rejects.toThrow(/null value|NOT NULL/);
  expect(await countOf(db)).toBe(0);
});

// A file begins with the lock, which a statement can't overtake.
test.runIf(isPostgres)('writes nothing if the transaction could not begin', async () => {
  const failed = transaction(db, (tx) => insertOne(tx, { subject: 'a', at: 1 }), {
    isolation: 'none' as never,
  });
  await expect(failed).rejects.toThrow('syntax');
  expect(await countOf(db)).toBe(0);
});

test('runs the writes of two servers on one database one after the other', async () => {
  const other = twinOf(db);
  const take = (site: Db) =>
    transaction(site, async (tx) => {
      const owner = await tx.select().from(attempts).where(eq(attempts.subject, 'only'));
      if (owner.length === 0) await add(tx, 'only');
    });
  await Promise.all([take(db), take(other), take(db), take(other)]);
  expect(await countOf(other)).toBe(1);
  other.close();
});
