import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type BackupRow, beginBackup, endBackup, lastBackups } from '../../../db/operations/backups.ts';
import type { Deps } from '../../deps.ts';
import { hour, minute } from '../../durations.ts';
import type { Result as Ended, Task } from '../../jobs/jobs.ts';
import { nameOf, takenAt, toDrop } from './keep.ts';
import type { Job, Result } from './worker.ts';

/** A starting server has other work. */
const firstAfter = 10 * minute;
/** After a failed backup, or one whose server died. */
const againAfter = hour;
/** A backup that began this long ago belongs to a dead server. */
const begunLongAgo = 24 * hour;
/** Kept backups from before upgrades. */
const upgradesKept = 3;

type Needs = Pick<Deps, 'db' | 'clock' | 'log' | 'config'>;

/** When the next backup is due, ms since the epoch. One from the future came from a wrong clock. */
export function dueAfter(before: BackupRow | undefined, everyMs: number, now: number): number {
  if (!before || before.startedAt > now) return now;
  return before.startedAt + (before.bytes === null ? Math.min(againAfter, everyMs) : everyMs);
}

/** Takes timed backups, one server of a file at a time, and deletes expired ones. */
export function createBackups({ db, clock, log, config }: Needs) {
  const { backupDir, backupEveryMs, backupKeep, databasePath } = config;

  async function takeDue(): Promise<void> {
    const at = clock.now();
    const file = nameOf(at);
    const id = await beginBackup(db, { at, file }, (before) => dueAfter(before, backupEveryMs, at) <= at);
    if (id === undefined) return;
    const result = await copy({ path: databasePath, target: join(backupDir, file) });
    await endBackup(db, id, { endedAt: clock.now(), ...result });
    if ('fault' in result) {
      log.error({ alarm: 'backup', fault: result.fault }, 'backup failed');
      return;
    }
    log.info({ file, bytes: result.bytes }, 'backup finished');
    tidy(clock.now());
  }

  async function copy(job: Job): Promise<Result> {
    try {
      mkdirSync(backupDir, { recursive: true, mode: 0o700 });
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: job });
      const [result] = (await once(worker, 'message')) as [Result];
      return result;
    } catch (error) {
      return { fault: error instanceof Error ? error.message : String(error) };
    }
  }

  /** Deletes only files with our names. */
  function tidy(now: number): void {
    const names = readdirSync(backupDir);
    const times = names.flatMap((name) => takenAt(name) ?? []);
    const upgrades = names.filter((name) => /^chimein-before-upgrade-from-\d+-.*\.sqlite$/.test(name));
    const oldestFirst = upgrades.sort((a, b) => stampIn(a).localeCompare(stampIn(b)));
    const over = [...toDrop(times, backupKeep, now).map(nameOf), ...oldestFirst.slice(0, -upgradesKept)];
    const dead = names.filter(
      (name) => name.endsWith('.partial') && now - statSync(join(backupDir, name)).mtimeMs > begunLongAgo,
    );
    for (const name of [...over, ...dead]) rmSync(join(backupDir, name), { force: true });
  }

  return {
    takeDue,
    /** Ms since the epoch. */
    async nextAt(): Promise<number> {
      const now = clock.now();
      const { latest } = await lastBackups(db);
      return Math.max(dueAfter(latest, backupEveryMs, now), now + Math.min(againAfter, backupEveryMs));
    },
  };
}

/** Undefined if timed backups are off. */
export function backupTask(deps: Needs): Task | undefined {
  const { clock, log, config } = deps;
  const ms = config.backupEveryMs;
  if (ms <= 0) return undefined;
  const backups = createBackups(deps);
  const handler = async (): Promise<Ended> => {
    await backups.takeDue().catch((err) => log.error({ err, alarm: 'backup' }, 'backup failed'));
    return { state: 'repeat', runAt: await backups.nextAt() };
  };
  return { handler, clock, concurrency: 1, every: { ms, firstAfter } };
}

const stampIn = (name: string): string => name.slice(-'2026-03-02T10-00-00Z.sqlite'.length);
