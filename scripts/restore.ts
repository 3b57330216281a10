/** `npm run restore -- FILE`: replaces the database with a backup. The old one stays under another name. */
import { parseArgs } from 'node:util';
import { iso, systemClock } from '../server/clock.ts';
import { Refusal, readingArguments, runCommand } from '../server/command.ts';
import { environment, readConfig } from '../server/config.ts';
import { type Choices, type Outcome, restoreBackup } from '../server/operations/backups/restoreBackup.ts';

const usage = `Usage: npm run restore -- FILE [--as-is] [--keep-tokens] [--json]
  --as-is         no server has run since the backup was taken: nobody is signed out, and comments go on by themselves
  --keep-tokens   personal tokens stay valid, those that were revoked since the backup too`;

async function main(): Promise<void> {
  const { file, json, ...choices } = readArguments();
  const config = readConfig(environment(), { incomplete: true });
  if (config.databaseUrl)
    throw new Refusal(
      `${config.databasePath} is on Postgres. Restore it with pg_restore, then run npm run after-restore`,
    );
  const outcome = await restoreBackup({ config, clock: systemClock }, file, choices);
  const { found, replaced, precautions, secretsFit } = outcome;
  if (json) {
    const { bytes: _bytes, knownUntil, ...contents } = found;
    const keptAt = replaced?.keptAt ?? null;
    console.log(
      JSON.stringify({ ...contents, knownUntil: iso(knownUntil), keptAt, precautions, secretsFit }, null, 2),
    );
    return;
  }
  console.log(
    `Restored ${config.databasePath}: ${found.users} users, ${found.accounts} accounts, ${found.comments} comments`,
  );
  console.log(`The backup ends at ${iso(found.knownUntil)}`);
  if (replaced) console.log(lineOfReplaced(replaced, found));
  console.log(['', 'Next steps:', ...nextSteps(outcome).map((step, n) => `  ${n + 1}. ${step}`)].join('\n'));
}

function lineOfReplaced(
  { keptAt, contents }: NonNullable<Outcome['replaced']>,
  found: Outcome['found'],
): string {
  if (!contents) return `The replaced database could not be read. It is now ${keptAt}`;
  const { users, accounts, comments } = contents;
  const gap = `${users} users, ${accounts} accounts and ${comments} comments (now ${found.users}, ${found.accounts}, ${found.comments})`;
  return `The replaced database, with ${gap}, is now ${keptAt}`;
}

function nextSteps({ precautions, secretsFit }: Outcome): string[] {
  const secret =
    'Set AUTH_SECRET, or the file auth-secret in DATA_DIR, to the value of the server that made the backup';
  const secrets = secretsFit
    ? []
    : [`${secret}. Without that value, go on with another one: npm run change-secret`];
  if (!precautions) return [...secrets, 'Start the server and check it: npm run doctor'];
  const { mails, tokens } = precautions;
  return [
    ...secrets,
    'Start the server. All comments are stopped, and all users must sign in again',
    ...(tokens > 0
      ? [`${tokens} personal access tokens were revoked: their owners must create new ones`]
      : []),
    ...(mails > 0
      ? [`${mails} queued e-mails were set aside, because they may have been sent since the backup`]
      : []),
    'Reconcile with Stripe: npm run reconcile, then npm run reconcile -- --repair',
    'Delete the users again who were deleted since the backup',
    'Run all checks: npm run doctor. Then resume comments under Operations in the admin console',
  ];
}

function readArguments(): { file: string; json: boolean } & Choices {
  return readingArguments(usage, () => {
    const { values, positionals } = parseArgs({
      options: {
        'as-is': { type: 'boolean' },
        'keep-tokens': { type: 'boolean' },
        json: { type: 'boolean' },
      },
      allowPositionals: true,
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new Error('Give one file');
    return {
      file,
      json: values.json ?? false,
      asIs: values['as-is'] ?? false,
      keepTokens: values['keep-tokens'] ?? false,
    };
  });
}

await runCommand(main);
