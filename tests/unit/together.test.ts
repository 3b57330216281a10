import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Db, openDb } from '../../db/open.ts';
import { finish, saved, together } from '../../db/together.ts';
import { insertUser } from '../../db/users.ts';
import { createApi } from '../../server/http/api.ts';
import { keptFirst } from '../../server/http/keptFirst.ts';

/* What the engine writes shares transactions; everybody else's writes are in the file when they are done. */

let dir: string;
let db: Db;
let other: Db;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'chimein-together-'));
  db = openDb(join(dir, 'a.sqlite'));
  other = openDb(join(dir, 'a.sqlite'));
});
afterEach(() => {
  db.close();
  other.close();
  rmSync(dir, { recursive: true });
});

const add = (name: string) =>
  db.$client.prepare(`insert into switches (name, since, reason) values (?, 1, '')`).run(name);
const names = (of: Db) => of.$client.prepare('select name from switches order by name').pluck().all();

test('what is done together is seen here at once, and by others once it is saved', async () => {
  together(db, () => add('one'));
  together(db, () => add('two'));
  expect(names(db)).toEqual(['one', 'two']);
  expect(names(other)).toEqual([]);
  await saved(db);
  expect(names(other)).toEqual(['one', 'two']);
  expect(saved(db)).toBeUndefined();
});

test('whoever changes something over HTTP is answered once it is saved', async () => {
  const api = createApi();
  api.use(keptFirst(db));
  api.post('/add', (c) => {
    together(db, () => add('one'));
    return c.json({});
  });
  await api.request('/add', { method: 'POST' });
  expect(names(other)).toEqual(['one']);
});

test('one that fails takes nothing of its own along, and nothing from the rest', async () => {
  together(db, () => add('one'));
  const fails = () =>
    together(db, () => {
      add('two');
      throw new Error('no');
    });
  expect(fails).toThrow('no');
  await saved(db);
  expect(names(other)).toEqual(['one']);
});

test("anybody else's statement is in the file when it is done, and what was done together before it too", () => {
  together(db, () => add('one'));
  add('two');
  expect(names(other)).toEqual(['one', 'two']);
});

test("anybody else's transaction too", async () => {
  together(db, () => add('one'));
  const person = {
    firstName: 'A',
    lastName: 'B',
    email: 'a@example.com',
    passwordHash: 'x',
    role: 'user',
    status: 'Paid',
  } as const;
  await insertUser(db, { id: 'a', ...person, createdAt: 1 });
  expect(names(other)).toEqual(['one']);
  expect(other.$client.prepare('select count(*) from users').pluck().get()).toBe(1);
});

test('nothing is lost when the database is closed', () => {
  together(db, () => add('one'));
  finish(db);
  expect(names(other)).toEqual(['one']);
});

test('whoever waits hears of a file that does not take it', async () => {
  together(db, () => add('one'));
  const waiting = saved(db);
  // As a full disk does.
  db.$client.prepare('rollback').run();
  await expect(waiting).rejects.toThrow();
  expect(names(db)).toEqual([]);
  together(db, () => add('two'));
  await saved(db);
  expect(names(other)).toEqual(['two']);
});

test('whoever asks hears of it too where somebody else has ended the shared transaction meanwhile', async () => {
  together(db, () => add('one'));
  db.$client.prepare('rollback').run();
  add('two');
  await expect(saved(db)).rejects.toThrow();
  expect(names(other)).toEqual(['two']);
  await nextTurn();
  together(db, () => add('three'));
  await saved(db);
  expect(names(other)).toEqual(['three', 'two']);
});

describe('a full disk', () => {
  const pages = () => Number(db.$client.pragma('page_count', { simple: true }));
  const room = (more: number) => db.$client.pragma(`max_page_count = ${pages() + more}`);
  const tooMuch = () =>
    together(db, () => db.$client.prepare('insert into big values (zeroblob(900000))').run());
  beforeEach(() => {
    db.$client.exec('create table big (x)');
    room(0);
  });

  test('takes all of the shared transaction back, of which each is told why, and no more', async () => {
    together(db, () => add('one'));
    expect(tooMuch).toThrow('full');
    together(db, () => add('two'));
    await expect(saved(db)).rejects.toMatchObject({ code: 'SQLITE_FULL' });
    await nextTurn();
    expect(names(other)).toEqual(['two']);
    room(1000);
    tooMuch();
    await saved(db);
  });

  test('is said over HTTP, also where the call went on for a while', async () => {
    const api = createApi();
    const told: unknown[] = [];
    api.onError((error, c) => {
      told.push(error);
      return c.json({}, 503);
    });
    api.use(keptFirst(db));
    api.post('/add', async (c) => {
      together(db, () => add('one'));
      expect(tooMuch).toThrow('full');
      await nextTurn();
      await nextTurn();
      return c.json({});
    });
    expect((await api.request('/add', { method: 'POST' })).status).toBe(503);
    expect(told).toMatchObject([{ code: 'SQLITE_FULL' }]);
    expect(names(other)).toEqual([]);
  });
});

test('a transaction holds the lock from its start, so that what it has read can not be changed before it writes', () => {
  other.$client.pragma('busy_timeout = 0');
  db.transaction((tx) => {
    expect(names(db)).toEqual([]);
    expect(() =>
      other.$client.exec("insert into switches (name, since, reason) values ('two', 1, '')"),
    ).toThrow('locked');
    // With the lock taken only here it would be refused, because another has written since: no waiting helps then.
    tx.run(sql`insert into switches (name, since, reason) values ('one', 1, '')`);
  });
  expect(names(other)).toEqual(['one']);
});
