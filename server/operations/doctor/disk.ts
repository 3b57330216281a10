import { randomUUID } from 'node:crypto';
import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Ailment, type Check } from './ailment.ts';

const mebibyte = 1024 * 1024;
const leastFree = 500 * mebibyte;

/** Writes a file to the data folder as the database does, and looks how much room is left. */
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
    throw new Ailment(
      `${dataDir} can't be written: ${said}`,
      `Let the user of the server write to ${dataDir}, and look whether the disk is full`,
    );
  } finally {
    await rm(path, { force: true });
  }
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  const said = `${(free / mebibyte / 1024).toFixed(1)} GB are free at ${dataDir}`;
  if (free >= leastFree) return said;
  throw new Ailment(
    said,
    `Make room on the disk of ${dataDir}, or move the folder to a larger one (DATA_DIR)`,
  );
};
