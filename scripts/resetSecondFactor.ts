/** `npm run reset-second-factor -- EMAIL`: for a user who lost every factor and every recovery code. */
import { parseArgs } from 'node:util';
import { openDatabase } from '../db/open.ts';
import { systemClock } from '../server/clock.ts';
import { readingArguments, runCommand } from '../server/command.ts';
import { environment, readConfig } from '../server/config.ts';
import { resetFactorsByOperator } from '../server/identity/factors/resetFactors.ts';
import { createLog } from '../server/log.ts';
import { readEndpoints } from '../server/providers/endpoints.ts';
import { mailNow } from './mailNow.ts';
import { sandboxOf } from './sandboxOf.ts';

const usage = 'Usage: npm run reset-second-factor -- EMAIL';

async function main(): Promise<void> {
  const email = readArguments();
  const config = readConfig(environment());
  const needsSandbox = config.providers.mail === 'sandbox';
  const endpoints = readEndpoints(config, needsSandbox ? await sandboxOf(config) : {});
  const db = await openDatabase(config.databaseUrl ?? config.databasePath);
  const { mail, send, close } = await mailNow(db, createLog('error'), endpoints.mail, config);
  try {
    const person = await resetFactorsByOperator({ db, clock: systemClock, mail }, email);
    await send();
    console.error(`${person} can now sign in with the password alone, and was signed out everywhere`);
  } finally {
    await close();
    db.close();
  }
}

function readArguments(): string {
  return readingArguments(usage, () => {
    const { positionals } = parseArgs({ allowPositionals: true });
    const [email, ...more] = positionals;
    if (email === undefined || more.length > 0) throw new Error('Give one e-mail address');
    return email;
  });
}

await runCommand(main);
