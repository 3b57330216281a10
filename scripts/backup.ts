/** `npm run backup -- FILE`: copies the database while the server runs, and verifies the copy. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backUp } from '../db/files/backUp.ts';
import { iso } from '../server/clock.ts';
import { Refusal, readingArguments, runCommand } from '../server/command.ts';
import { environment, readConfig } from '../server/config.ts';

const usage = 'Usage: npm run backup -- FILE [--json]   (FILE must not exist yet)';

async function main(): Promise<void> {
  const { file, json } = readArguments();
  const config = readConfig(environment(), { incomplete: true });
  if (config.databaseUrl) throw new Refusal(`${config.databasePath} is on Postgres. Back it up with pg_dump`);
  const began = performance.now();
  const found = await backUp(config.databasePath, file);
  const seconds = Number(((performance.now() - began) / 1000).toFixed(2));
  const { bytes, schema, users, accounts, comments, knownUntil } = found;
  if (json) {
    const what = {
      file: resolve(file),
      bytes,
      seconds,
      schema,
      users,
      accounts,
      comments,
      knownUntil: iso(knownUntil),
    };
    console.log(JSON.stringify(what, null, 2));
    return;
  }
  console.log(`${resolve(file)}: ${(bytes / 1024 / 1024).toFixed(1)} MB in ${seconds} seconds`);
  console.log(
    `The backup is valid: every page, index and reference was checked. Schema ${schema}, ${users} users, ${accounts} accounts, ` +
      `${comments} comments${knownUntil > 0 ? `, up to ${iso(knownUntil)}` : ''}`,
  );
  const secret = config.AUTH_SECRET ? 'AUTH_SECRET' : `${config.dataDir}/auth-secret`;
  console.error(`Also keep what is not in the backup: .env and ${secret}`);
}

function readArguments(): { file: string; json: boolean } {
  return readingArguments(usage, () => {
    const { values, positionals } = parseArgs({
      options: { json: { type: 'boolean' } },
      allowPositionals: true,
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new Error('Give one file');
    return { file, json: values.json ?? false };
  });
}

await runCommand(main);
