import { randomUUID } from 'node:crypto';
import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { testDatabase } from '../../../db/files/selfTest.ts';
import { systemClock } from '../../clock.ts';
import { text } from '../../texts/text.ts';
import { demoFix, openDemoPeople } from '../demo/demoLogins.ts';
import { type Check, FailedCheck } from './failedCheck.ts';
import { checkPostgres } from './postgres.ts';

/** Stripe's signatures expire after five minutes. */
const mostOffMs = 30_000;

/** Compares the machine's clock with Stripe's. */
export const checkClock: Check = async ({ payments }) => {
  const before = systemClock.now();
  const theirs = await payments.probe();
  if (theirs === null) return text('doctor.providerWithoutDate');
  // Their header has whole seconds.
  const offMs = Math.round((before + systemClock.now()) / 2) - (theirs + 500);
  const seconds = Math.round(Math.abs(offMs) / 1000);
  if (Math.abs(offMs) <= mostOffMs) return text('doctor.clockRight', { count: Math.max(1, seconds) });
  throw new FailedCheck(
    text(offMs > 0 ? 'doctor.clockAhead' : 'doctor.clockBehind', { count: seconds }),
    text('doctor.turnOnTimeSync'),
  );
};

const mebibyte = 1024 * 1024;
const leastFree = 500 * mebibyte;

/** Writes a file to the data folder as the database does, and checks the free space. */
export const checkDisk: Check = async ({ config }) => {
  const { dataDir } = config;
  const path = join(dataDir, `doctor-${randomUUID()}`);
  try {
    const file = await open(path, 'w');
    await file.writeFile(Buffer.alloc(4096));
    await file.sync();
    await file.close();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new FailedCheck(
      text('doctor.folderNotWritable', { folder: dataDir, quote: message }),
      text('doctor.allowFolderWrites', { folder: dataDir }),
    );
  } finally {
    await rm(path, { force: true });
  }
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  const sentence = text('doctor.gbFree', { size: (free / mebibyte / 1024).toFixed(1), folder: dataDir });
  if (free >= leastFree) return sentence;
  throw new FailedCheck(sentence, text('doctor.freeDiskOrMove', { folder: dataDir }));
};

/** Writes and rolls back, and looks for damage. */
export const checkDatabase: Check = async (needs, asker) => {
  const { db, config } = needs;
  if (config.databaseUrl) return checkPostgres(needs, asker);
  const { bytes, looked, damage } = await testDatabase(db);
  if (damage !== null) {
    throw new FailedCheck(
      text('doctor.databaseDamaged', { quote: damage }),
      text('doctor.restoreBackup', { path: config.databasePath }),
    );
  }
  const size = `${(bytes / 1024 / 1024).toFixed(1)} MB`;
  return looked ? text('doctor.databaseIntact', { size }) : text('doctor.databaseTooLargeToCheck', { size });
};

export const checkDemo: Check = async ({ config, db, passwords }) => {
  const open = await openDemoPeople({ db, passwords });
  if (open.length === 0) return text('doctor.noDemoPassword');
  if (config.onlyHere) return text('doctor.demoPasswordsLocal');
  throw new FailedCheck(text('doctor.demoPasswords'), text('doctor.run', { command: demoFix }));
};
