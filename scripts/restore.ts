/** `npm run restore -- FILE`: puts a backup in the place of the database, which is kept under another name. */
import { parseArgs } from 'node:util';
import { type Choices, type Outcome, restoreBackup } from '../server/backups/restoreBackup.ts';
import { iso, systemClock } from '../server/clock.ts';
import { readingArguments, runCommand } from '../server/command.ts';
import { environment, readConfig } from '../server/config.ts';

const usage = `Usage: npm run restore -- FILE [--as-is] [--keep-tokens] [--json]
  --as-is         no server has run since the backup was taken: nobody is signed out, and comments go on by themselves
  --keep-tokens   personal tokens stay valid, those that were revoked since the backup too`;

async function main(): Promise<void> {
  const { file, json, ...choices } = readArguments();
  const config = readConfig(environment(), { incomplete: true });
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
    `${config.databasePath} is restored: ${found.users} users, ${found.accounts} accounts, ${found.comments} comments`,
  );
  console.log(`It knows nothing that happened after ${iso(found.knownUntil)}`);
  if (replaced) console.log(lineOfReplaced(replaced, found));
  console.log(['', 'What now:', ...nextSteps(outcome).map((step, n) => `  ${n + 1}. ${step}`)].join('\n'));
}

function lineOfReplaced(
  { keptAt, contents }: NonNullable<Outcome['replaced']>,
  found: Outcome['found'],
): string {
  if (!contents) return `The database before could not be read. It is kept at ${keptAt}`;
  const { users, accounts, comments } = contents;
  const gap = `${users} users, ${accounts} accounts and ${comments} comments (now ${found.users}, ${found.accounts}, ${found.comments})`;
  return `The database before, with ${gap}, is kept at ${keptAt}`;
}

function nextSteps({ precautions, secretsFit }: Outcome): string[] {
  const secret =
    'Set AUTH_SECRET, or the file auth-secret in DATA_DIR, to that of the server that the backup is from';
  const secrets = secretsFit ? [] : [`${secret}: without it customers' webhooks can't be signed`];
  if (!precautions) return [...secrets, 'Start the server, and test it: npm run doctor'];
  const { mails, tokens } = precautions;
  return [
    ...secrets,
    'Start the server. All comments stand still, and everybody has to sign in again',
    ...(tokens > 0 ? [`${tokens} personal tokens were revoked: their owners have to make new ones`] : []),
    ...(mails > 0
      ? [
          `${mails} mails that were waiting in the backup were set aside, because they may have been sent since`,
        ]
      : []),
    'Compare with the payments provider: npm run reconcile, then npm run reconcile -- --repair',
    'Delete those users again who were deleted since the backup',
    'Test everything: npm run doctor. Then let comments go on: Operations, in the web app',
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
    if (file === undefined || more.length > 0) throw new Error('Name one file');
    return {
      file,
      json: values.json ?? false,
      asIs: values['as-is'] ?? false,
      keepTokens: values['keep-tokens'] ?? false,
    };
  });
}

await runCommand(main);
