import { rename, rm, stat, writeFile } from 'node:fs/promises';
import { CliError } from './errors.ts';

/**
 * Writes atomically, so that an interrupted write keeps the old file. Writes to devices and pipes directly.
 */
export async function writeWhole(file: string, text: string): Promise<void> {
  const old = await stat(file).catch(() => null);
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    if (old && !old.isFile()) return await writeFile(file, text);
    await writeFile(temporary, text, { mode: old?.mode ?? 0o666 });
    await rename(temporary, file);
  } catch (cause) {
    await rm(temporary, { force: true });
    throw new CliError('unwritable', `'${file}' can't be written: ${(cause as Error).message}`, { cause });
  }
}
