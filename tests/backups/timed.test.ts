import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import SqliteDatabase from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Db, openDb } from '../../db/open.ts';
import { readConfig } from '../../server/config.ts';
import { listNotifications } from '../../server/history/notifications/listNotifications.ts';
import { createEmbeddedJobs } from '../../server/jobs/embedded.ts';
import { createLog } from '../../server/log.ts';
import { backupTask, createBackups } from '../../server/operations/backups/backups.ts';
import { type Keep, toDrop } from '../../server/operations/backups/keep.ts';
import { check } from '../../server/operations/doctor/check.ts';
import { manualClock } from '../support/clock.ts';
import { fill, installation } from './world.ts';

const hour = 3_600_000;
const day = 24 * hour;
const start = Date.parse('2026-03-02T10:00:00Z');

let home: ReturnType<typeof installation>;
let db: Db;
let clock: ReturnType<typeof manualClock>;
beforeEach(async () => {
  home = installation();
  db = openDb(home.path);
  await fill(db, 'mara');
  clock = manualClock(start);
});
afterEach(() => {
  db.close();
  home.close();
});

const config = (env: Record<string, string> = {}) =>
  readConfig({ NODE_ENV: 'test', DATA_DIR: home.dataDir, BACKUP_EVERY_HOURS: '24', ...env });
const server = (env: Record<string, string> = {}) =>
  createBackups({ db, clock, log: createLog('silent'), config: config(env) });
const files = () => readdirSync(home.file('backups')).sort();
const doctor = async (env: Record<string, string> = {}) => {
  const parts = { network: null, writer: null, images: null, payments: null, mail: null } as never;
  const { ok, said } = await check(
    { db, clock, config: config(env), ...(parts as object) } as never,
    'backups',
    null,
  );
  return { ok, said };
};
const bell = () =>
  listNotifications({ db, clock, engineClock: clock, config: config() }, { userId: 'mara' } as never);

test('takes one whole backup a day, also with two servers on one file', async () => {
  const [one, other] = [server(), server()];
  expect(await doctor()).toMatchObject({
    ok: true,
    said: expect.stringContaining('No backup yet'),
  });
  await Promise.all([one.takeDue(), other.takeDue()]);
  expect(files()).toEqual(['chimein-2026-03-02T10-00-00Z.sqlite']);
  clock.advance(23 * hour);
  await one.takeDue();
  expect(files()).toHaveLength(1);
  expect((await doctor()).said).toMatch(
    /^The latest backup is 23 hours old: .*\(\d\.\d MB\), on the same disk as the database$/,
  );
  clock.advance(hour);
  await Promise.all([one.takeDue(), other.takeDue()]);
  expect(files()).toEqual(['chimein-2026-03-02T10-00-00Z.sqlite', 'chimein-2026-03-03T10-00-00Z.sqlite']);
  const path = home.file(`backups/${files()[1]}`);
  expect([statSync(path).mode & 0o777, statSync(home.file('backups')).mode & 0o777]).toEqual([0o600, 0o700]);
  const copy = new SqliteDatabase(path, { readonly: true });
  expect(copy.prepare('select email from users').pluck().all()).toEqual(['mara@example.com']);
  copy.close();
});

test('alerts the operator of a failed backup and retries within the hour', async () => {
  writeFileSync(home.file('backups'), 'no folder');
  const backups = server();
  await backups.takeDue();
  const failed = await doctor();
  expect(failed).toMatchObject({ ok: false, said: expect.stringMatching(/^The latest backup failed: /) });
  expect((await bell()).notifications[0]).toMatchObject({
    kind: 'backup_failed',
    userId: null,
    userName: '',
    unread: true,
  });
  rmSync(home.file('backups'));
  clock.advance(hour / 2);
  await backups.takeDue();
  expect((await doctor()).ok).toBe(false);
  clock.advance(hour / 2);
  await backups.takeDue();
  expect(await doctor()).toMatchObject({ ok: true });
});

test('reports missing and disabled backups in the doctor', async () => {
  await server().takeDue();
  clock.advance(5 * day);
  expect(await doctor()).toEqual({ ok: false, said: 'The latest backup is 5 days old' });
  expect((await doctor({ BACKUP_EVERY_HOURS: '0' })).ok).toBe(true);
});

test('takes the next backup on time after a fast clock is corrected', async () => {
  const backups = server();
  clock.advance(400 * day);
  await backups.takeDue();
  clock = manualClock(start + hour);
  await server().takeDue();
  expect(files()).toContain('chimein-2026-03-02T11-00-00Z.sqlite');
});

test('takes backups in a running server and prunes only its own', async () => {
  mkdirSync(home.file('backups'));
  const upgrades = [3, 4, 5, 6].map((n) => `chimein-before-upgrade-from-${n}-2026-02-0${n}T10-00-00Z.sqlite`);
  for (const name of ['mine.sqlite', 'chimein-2024-01-01T10-00-00Z.sqlite', ...upgrades])
    writeFileSync(home.file(`backups/${name}`), '');
  const keep = { BACKUP_KEEP_DAYS: '1', BACKUP_KEEP_WEEKS: '1', BACKUP_KEEP_MONTHS: '0' };
  const log = createLog('silent');
  const jobs = createEmbeddedJobs({ db, clock, log });
  const backup = backupTask({ db, clock, log, config: config(keep) });
  jobs.define({ ...(backup && { backup }) });
  await jobs.start(['backup']);
  clock.advance(10 * 60_000);
  await jobs.runDue('backup');
  await jobs.stop(0);
  expect(files()).toEqual(['chimein-2026-03-02T10-10-00Z.sqlite', ...upgrades.slice(1), 'mine.sqlite']);
});

test('keeps all backups of the last day, then the latest of each day, week and month', () => {
  const keep: Keep = { days: 7, weeks: 4, months: 6 };
  const now = Date.parse('2026-06-30T12:00:00Z');
  let kept: number[] = [];
  for (let at = Date.parse('2025-06-01T00:00:00Z'); at <= now; at += 6 * hour) {
    kept.push(at);
    const dropped = new Set(toDrop(kept, keep, at));
    kept = kept.filter((name) => !dropped.has(name));
  }
  const shown = kept.map((at) => new Date(at).toISOString().slice(0, 13));
  expect(shown).toEqual([
    '2026-01-31T18',
    '2026-02-28T18',
    '2026-03-31T18',
    '2026-04-30T18',
    '2026-05-31T18',
    '2026-06-14T18',
    '2026-06-21T18',
    '2026-06-24T18',
    '2026-06-25T18',
    '2026-06-26T18',
    '2026-06-27T18',
    '2026-06-28T18',
    '2026-06-29T18',
    '2026-06-30T00',
    '2026-06-30T06',
    '2026-06-30T12',
  ]);
  expect(toDrop([now - 900 * day], { days: 0, weeks: 0, months: 0 }, now)).toEqual([]);
});
