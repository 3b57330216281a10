/** `npm run migrate`: brings the database to the schema of this version, as the start of a server does. */

import { parseArgs } from 'node:util';
import { openDatabase } from '../db/open.ts';
import { readingArguments, runCommand } from '../server/command.ts';
import { environment, readConfig } from '../server/config.ts';

async function main(): Promise<void> {
  readingArguments('Usage: npm run migrate', () => parseArgs({}));
  const config = readConfig(environment(), { incomplete: true });
  const db = await openDatabase(config.databaseUrl ?? config.databasePath, { backupDir: config.backupDir });
  db.close();
  console.log(`${config.databasePath} has the schema of this version`);
}

await runCommand(main);
