import { mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Db, openDb } from '../../db/open.ts';
import { profiles } from '../../db/schema/index.ts';
import { saved, together } from '../../db/together.ts';

/* Reads of one turn share a state of the database. Here is what that must not change. */
let folder: string;
let db: Db;
let other: Db;
let names: () => unknown[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chimein-snapshot-'));
  db = openDb(join(folder, 'db.sqlite'));
  other = openDb(join(folder, 'db.sqlite'));
  const read = db.$snapshots.prepare('select name from profiles where is_company = ? order by name');
  names = () => read.all([0]).map((row) => (row as { name: string }).name);
});
afterEach(() => {
  db.close();
  other.close();
  rmSync(folder, { recursive: true });
});

const profile = (name: string) => ({
  key: name,
  name,
  providerId: name,
  isCompany: false,
  url: '',
  imageUrl: '',
  readAt: 0,
});
const write = (to: Pick<Db, 'insert'>, name: string) => to.insert(profiles).values(profile(name)).run();

it('reads at once what this process wrote, in whichever way', () => {
  expect(names()).toEqual([]);
  write(db, 'run');
  expect(names()).toEqual(['run']);
  db.insert(profiles).values(profile('returned')).returning().get();
  expect(names()).toEqual(['returned', 'run']);
  db.transaction((tx) => write(tx, 'transaction'));
  expect(names()).toEqual(['returned', 'run', 'transaction']);
  db.delete(profiles).where(eq(profiles.name, 'run')).returning().all();
  expect(names()).toEqual(['returned', 'transaction']);
  db.$client.exec('delete from profiles');
  expect(names()).toEqual([]);
});

it('sees within a transaction what that has changed so far, and nothing of it once it is undone', () => {
  names();
  const undone = () =>
    db.transaction((tx) => {
      write(tx, 'a');
      expect(names()).toEqual(['a']);
      expect(() =>
        tx.transaction((inner) => [write(inner, 'b'), expect(names()).toEqual(['a', 'b']), inner.rollback()]),
      ).toThrow();
      expect(names()).toEqual(['a']);
      tx.rollback();
    });
  expect(undone).toThrow('Rollback');
  expect(names()).toEqual([]);
});

it('reads one state for a whole turn, and what another process changed in the next', async () => {
  expect(names()).toEqual([]);
  write(other, 'theirs');
  expect(names()).toEqual([]);
  await nextTurn();
  expect(names()).toEqual(['theirs']);
});

it('sees what another process changed as soon as this one has changed something itself', () => {
  expect(names()).toEqual([]);
  write(other, 'theirs');
  write(db, 'ours');
  expect(names()).toEqual(['ours', 'theirs']);
});

it('writes to the file at once, though it has read in the same turn', async () => {
  const theirs = other.$client.prepare('select count(*) from profiles').pluck();
  names();
  write(db, 'run');
  expect(theirs.get()).toBe(1);
  names();
  db.transaction((tx) => write(tx, 'transaction'));
  expect(theirs.get()).toBe(2);
  names();
  together(db, () => write(db, 'together'));
  await saved(db);
  expect(theirs.get()).toBe(3);
  names();
  expect(db.$client.pragma('wal_checkpoint(TRUNCATE)')).toMatchObject([{ busy: 0 }]);
});

it('holds no state from one turn to the next, so that the log of changes can be folded in', async () => {
  names();
  await nextTurn();
  write(other, 'theirs');
  expect(other.$client.pragma('wal_checkpoint(TRUNCATE)')).toMatchObject([{ busy: 0 }]);
});

it('reads and writes within a transaction that was begun by hand', () => {
  names();
  db.$client.exec('begin');
  names();
  together(db, () => write(db, 'ours'));
  expect(names()).toEqual(['ours']);
  db.$client.exec('rollback');
  expect(names()).toEqual([]);
});

it('goes on after a read that the disk has failed', async () => {
  other.$client.pragma('wal_checkpoint(TRUNCATE)');
  const long = 'x'.repeat(9000);
  other.transaction((tx) => {
    for (let n = 0; n < 50; n += 1)
      tx.insert(profiles)
        .values(profile(`${n} ${long}`))
        .run();
  });
  const log = join(folder, 'db.sqlite-wal');
  truncateSync(log, Math.floor(statSync(log).size / 3));
  expect(names).toThrow('disk I/O error');
  // What does not lie on the lost pages is written as ever, and the end of the turn ends nothing that is over.
  db.$client.exec("insert into attempts (subject, at) values ('x', 1)");
  expect(db.$snapshots.prepare('select subject from attempts', true).all([])).toEqual(['x']);
  await nextTurn();
});

it('closes in the middle of a turn', async () => {
  names();
  db.close();
  await nextTurn();
  expect(names).toThrow('not open');
  db = openDb(join(folder, 'db.sqlite'));
});

it('reads a database in memory by its only connection', () => {
  const memory = openDb(':memory:');
  const read = memory.$snapshots.prepare('select name from profiles');
  write(memory, 'kept');
  expect(read.get([])).toEqual({ name: 'kept' });
  memory.close();
});

it('lets the write-ahead log begin anew, however busy it is', async () => {
  const megabytes = () => statSync(join(folder, 'db.sqlite-wal')).size / 2 ** 20;
  const long = 'x'.repeat(50_000);
  let written = 0;
  for (let n = 0; n < 300; n += 1) {
    for (let within = 0; within < 4; within += 1) {
      names();
      write(db, `${n} ${within} ${long}`);
      written += long.length / 2 ** 20;
    }
    db.$client.prepare('delete from profiles').run();
    await nextTurn();
  }
  expect(written).toBeGreaterThan(50);
  // It is copied into the file from 16 MB on.
  expect(megabytes()).toBeLessThan(24);
});

it('lets nobody write between what a transaction reads and what it writes, though it did not ask for that', () => {
  other.$client.pragma('busy_timeout = 0');
  db.transaction((tx) => {
    tx.select().from(profiles).all();
    expect(() => write(other, 'in between')).toThrow('database is locked');
    write(tx, 'first');
  });
  write(other, 'second');
  expect(names()).toEqual(['first', 'second']);
});
