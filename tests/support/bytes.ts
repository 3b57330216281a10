import { existsSync, readFileSync, rmSync } from 'node:fs';
import { backUp } from '../../db/files/backUp.ts';
import type { TestServer } from './server.ts';

/** Searches the bytes of the database, its WAL and a new backup. @returns `file: text` for each text found */
export async function foundInFiles(server: TestServer, texts: readonly string[]): Promise<string[]> {
  const path = server.deps.config.databasePath;
  const backup = `${path}.copy`;
  rmSync(backup, { force: true });
  await backUp(path, backup);
  const files = { database: path, wal: `${path}-wal`, backup };
  return Object.entries(files)
    .filter(([, file]) => existsSync(file))
    .flatMap(([name, file]) => {
      const bytes = readFileSync(file);
      return texts.filter((text) => bytes.includes(text)).map((text) => `${name}: ${text}`);
    });
}
