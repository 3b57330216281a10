/** `npm run remove-demo` */
import { parseArgs } from 'node:util';
import { openDatabase } from '../../../db/open.ts';
import { systemClock } from '../../clock.ts';
import { readingArguments, runCommand } from '../../command.ts';
import { environment, readConfig } from '../../config.ts';
import { createPasswords } from '../../identity/auth/passwords.ts';
import { removeDemo } from './removeDemo.ts';

async function main(): Promise<void> {
  readingArguments('Usage: npm run remove-demo', () => parseArgs({ options: {} }));
  const config = readConfig(environment(), { incomplete: true });
  const db = await openDatabase(config.databaseUrl ?? config.databasePath);
  try {
    const clock = systemClock;
    const removed = await removeDemo({
      config,
      db,
      clock,
      passwords: createPasswords(),
    });
    console.error(
      removed.length > 0 ? `Deleted ${removed.join(' and ')}` : 'No demo users with published passwords',
    );
  } finally {
    db.close();
  }
}

await runCommand(main);
