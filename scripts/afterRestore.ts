/** `npm run after-restore`: makes a restored database on Postgres safe to start a server on. */
import { parseArgs } from 'node:util';
import { openDatabase } from '../db/open.ts';
import { iso, systemClock } from '../server/clock.ts';
import { Refusal, readingArguments, runCommand } from '../server/command.ts';
import { environment, readConfig } from '../server/config.ts';
import { afterRestore } from '../server/operations/backups/afterRestore.ts';

const usage = `Usage: npm run after-restore [-- --keep-tokens] [--json]
  --keep-tokens   personal tokens stay valid, those that were revoked since the backup too`;

async function main(): Promise<void> {
  const { keepTokens, json } = readingArguments(usage, () => {
    const { values } = parseArgs({
      options: { 'keep-tokens': { type: 'boolean' }, json: { type: 'boolean' } },
    });
    return { keepTokens: values['keep-tokens'] ?? false, json: values.json ?? false };
  });
  const config = readConfig(environment(), { incomplete: true });
  const { databaseUrl, databasePath } = config;
  if (!databaseUrl) throw new Refusal(`${databasePath} is a SQLite file. Restore it with npm run restore`);
  const db = await openDatabase(databaseUrl);
  try {
    const { mails, tokens, knownUntil } = await afterRestore({ db, clock: systemClock }, databaseUrl, {
      keepTokens,
    });
    if (json) {
      console.log(JSON.stringify({ mails, tokens, knownUntil: iso(knownUntil) }, null, 2));
      return;
    }
    const lines = [
      `${databasePath} knows everything until ${iso(knownUntil)}`,
      'All comments are stopped, and all users must sign in again',
      `${tokens} personal access tokens were revoked, and ${mails} queued e-mails were set aside`,
      '',
      'Next steps:',
      '  1. Start the servers',
      '  2. Reconcile with Stripe: npm run reconcile, then npm run reconcile -- --repair',
      '  3. Delete the users again who were deleted since then',
      '  4. Run all checks: npm run doctor. Then resume comments under Operations in the admin console',
    ];
    console.log(lines.join('\n'));
  } finally {
    db.close();
  }
}

await runCommand(main);
