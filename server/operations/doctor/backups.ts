import { statSync } from 'node:fs';
import { join } from 'node:path';
import { lastBackups } from '../../../db/operations/backups.ts';
import { hour } from '../../durations.ts';
import { say } from '../../texts/say.ts';
import type { Sentence } from '../../texts/sentence.ts';
import { type Check, FailedCheck } from './failedCheck.ts';

const elsewhere = (folder: string) => say('doctor.freeFolder', { folder });

export const checkBackups: Check = async ({ db, config, clock }) => {
  const { backupEveryMs, backupDir, databaseUrl, production } = config;
  if (databaseUrl) return say('doctor.backupsOfPostgres');
  if (backupEveryMs === 0) {
    if (!production) return say('doctor.backupsOffInDevelopment');
    throw new FailedCheck(say('doctor.backupsOff'), say('doctor.turnOnBackups'));
  }
  const { latest, good } = await lastBackups(db);
  if (!latest) return say('doctor.noBackupYet');
  if (latest.fault !== null)
    throw new FailedCheck(say('doctor.backupFailed', { quote: latest.fault }), elsewhere(backupDir));
  const now = clock.now();
  const age = good ? now - good.startedAt : Number.POSITIVE_INFINITY;
  if (age > 2 * backupEveryMs + 2 * hour && now - latest.startedAt > hour) {
    const since = good ? say('doctor.backupAge', { age: ageText(age) }) : say('doctor.noBackupSucceeded');
    throw new FailedCheck(since, say('doctor.searchLogForBackup'));
  }
  if (!good) return say('doctor.firstBackupRunning');
  const size = `${((good.bytes ?? 0) / 1024 / 1024).toFixed(1)} MB`;
  const where = join(backupDir, good.file);
  const key = onOneDisk(config) ? 'doctor.backupOnSameDisk' : 'doctor.backupTaken';
  return say(key, { age: ageText(age), file: where, size });
};

const ageText = (ms: number): Sentence =>
  ms < 48 * hour
    ? say('doctor.hours', { count: Math.floor(ms / hour) })
    : say('doctor.days', { count: Math.floor(ms / 24 / hour) });

/** On one disk, database and backups would be lost together. */
function onOneDisk({ backupDir, databasePath }: { backupDir: string; databasePath: string }): boolean {
  const [one, other] = [backupDir, databasePath].map(
    (path) => statSync(path, { throwIfNoEntry: false })?.dev,
  );
  return one !== undefined && one === other;
}
