/** `npm run change-secret -- --yes`: lets servers start with a new AUTH_SECRET. */
import { parseArgs } from 'node:util';
import { openDatabase } from '../db/open.ts';
import { Refusal, readingArguments, runCommand } from '../server/command.ts';
import { environment, readConfig } from '../server/config.ts';
import { adoptSecret, secretFits } from '../server/operations/secretCanary.ts';

const usage = `Usage: npm run change-secret -- --yes
  Stop all servers, set the new AUTH_SECRET, and run this once. Then these are lost: sessions, links and codes in
  e-mails, queued e-mails, authenticator apps, recovery codes and the secrets of webhooks`;

async function main(): Promise<void> {
  const { yes } = readingArguments(usage, () => parseArgs({ options: { yes: { type: 'boolean' } } }).values);
  const config = readConfig(environment(), { incomplete: true });
  const db = await openDatabase(config.databaseUrl ?? config.databasePath, { backupDir: config.backupDir });
  try {
    if (await secretFits(db, config)) {
      console.log('AUTH_SECRET is already the secret of this database');
      return;
    }
    if (!yes) throw new Refusal(usage);
    await adoptSecret(db, config);
    console.log('AUTH_SECRET is now the secret of this database. Set it on every server');
  } finally {
    db.close();
  }
}

await runCommand(main);
