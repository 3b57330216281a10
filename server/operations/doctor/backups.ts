import { statSync } from 'node:fs';
import { join } from 'node:path';
import { lastBackups } from '../../../db/operations/backups.ts';
import { hour } from '../../durations.ts';
import type { Sentence } from '../../texts/sentence.ts';
import { text } from '../../texts/text.ts';
import { type Check, FailedCheck } from './failedCheck.ts';

const elsewhere = (folder: string) => text('doctor.freeFolder', { folder });

export const checkBackups: Check = async ({ db, config, clock }) => {
  const { backupEveryMs, backupDir, databaseUrl, production } = config;
  if (databaseUrl) return text('doctor.backupsOfPostgres');
  if (backupEveryMs === 0) {
    if (!production) return text('doctor.backupsOffInDevelopment');
    throw new FailedCheck(text('doctor.backupsOff'), text('doctor.turnOnBackups'));
  }
  const { latest, good } = await lastBackups(db);
  if (!latest) return text('doctor.noBackupYet');
  if (latest.fault !== null)
    throw new FailedCheck(text('doctor.backupFailed', { quote: latest.fault }), elsewhere(backupDir));
  const now = clock.now();
  const age = good ? now - good.startedAt : Number.POSITIVE_INFINITY;
  if (age > 2 * backupEveryMs + 2 * hour && now - latest.startedAt > hour) {
    const since = good ? text('doctor.backupAge', { age: ageText(age) }) : text('doctor.noBackupSucceeded');
    throw new FailedCheck(since, text('doctor.searchLogForBackup'));
  }
  if (!good) return text('doctor.firstBackupRunning');
  const size = `${((good.bytes ?? 0) / 1024 / 1024).toFixed(1)} MB`;
  const where = join(backupDir, good.file);
  const key = onOneDisk(config) ? 'doctor.backupOnSameDisk' : 'doctor.backupTaken';
  return text(key, { age: ageText(age), file: where, size });
};

const ageText = (ms: number): Sentence =>
  ms < 48 * hour
    ? text('doctor.hours', { count: Math.floor(ms / hour) })
    : text('doctor.days', { count: Math.floor(ms / 24 / hour) });

/** On one disk, database and backups would be lost together. */
function onOneDisk({ backupDir, databasePath }: { backupDir: string; databasePath: string }): boolean {
  const [backupDevice, databaseDevice] = [backupDir, databasePath].map(
    (path) => statSync(path, { throwIfNoEntry: false })?.dev,
  );
  return backupDevice !== undefined && backupDevice === databaseDevice;
}
