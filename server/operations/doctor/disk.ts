import { randomUUID } from 'node:crypto';
import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from '../../texts/say.ts';
import { type Check, FailedCheck } from './failedCheck.ts';

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
    const said = error instanceof Error ? error.message : String(error);
    throw new FailedCheck(
      say('doctor.cantWritten', { folder: dataDir, quote: said }),
      say('doctor.letUserServerWrite', { folder: dataDir }),
    );
  } finally {
    await rm(path, { force: true });
  }
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  const said = say('doctor.gbFree', { size: (free / mebibyte / 1024).toFixed(1), folder: dataDir });
  if (free >= leastFree) return said;
  throw new FailedCheck(said, say('doctor.makeRoomDiskOr', { folder: dataDir }));
};
