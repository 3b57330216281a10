import { statSync } from 'node:fs';
import { join } from 'node:path';
import { lastBackups } from '../../../db/backups.ts';
import { Ailment, type Check } from './ailment.ts';

const hour = 3_600_000;
const elsewhere = (folder: string) =>
  `Make room in ${folder} and let the user of the server write to it, or set BACKUP_DIR to another folder`;

/** Looks when the last backup was taken by the clock, and whether the latest one came about. */
export const checkBackups: Check = async ({ db, config, clock }) => {
  const { backupEveryMs, backupDir, production } = config;
  if (backupEveryMs === 0) {
    if (!production) return 'No backups are taken by the clock, as is usual outside of production';
    throw new Ailment(
      'No backups are taken by the clock',
      'Set BACKUP_EVERY_HOURS=24 and restart, unless something else backs this up',
    );
  }
  const { latest, good } = await lastBackups(db);
  if (!latest)
    return 'No backup has been taken yet: the first comes ten minutes after the start of the server';
  if (latest.fault !== null)
    throw new Ailment(`The latest backup failed: ${latest.fault}`, elsewhere(backupDir));
  const now = clock.now();
  const age = good ? now - good.startedAt : Number.POSITIVE_INFINITY;
  if (age > 2 * backupEveryMs + 2 * hour && now - latest.startedAt > hour) {
    const since = good ? `The latest backup is ${ageText(age)} old` : 'No backup has come about yet';
    throw new Ailment(
      since,
      'Look at the log of the server for "backup", and see that a server runs all the time',
    );
  }
  if (!good) return 'The first backup is being taken';
  const size = `${((good.bytes ?? 0) / 1024 / 1024).toFixed(1)} MB`;
  const where = join(backupDir, good.file);
  return `The latest backup is ${ageText(age)} old: ${where} (${size})${onOneDisk(config) ? ', on the same disk as the database' : ''}`;
};

const ageText = (ms: number): string =>
  ms < 48 * hour ? `${Math.floor(ms / hour)} hours` : `${Math.floor(ms / 24 / hour)} days`;

/** A disk that is lost takes both along. */
function onOneDisk({ backupDir, databasePath }: { backupDir: string; databasePath: string }): boolean {
  const [one, other] = [backupDir, databasePath].map(
    (path) => statSync(path, { throwIfNoEntry: false })?.dev,
  );
  return one !== undefined && one === other;
}
