/**
 * `npm run move-to-postgres -- postgres://…`: moves the SQLite file to Postgres. `--to-sqlite FILE` moves it
 * back.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isPostgresUrl } from '../db/dialect/engine.ts';
import type { Phase } from '../db/moving/side.ts';
import { type Moved, moveToPostgres, type Options } from '../db/moving/toPostgres.ts';
import { moveToSqlite } from '../db/moving/toSqlite.ts';
import { addressFaults } from '../db/postgres/address.ts';
import { systemClock } from '../server/clock.ts';
import { Refusal, readingArguments, runCommand } from '../server/command.ts';
import { type Config, environment, readConfig } from '../server/config.ts';
import { stampOf } from '../server/operations/backups/keep.ts';
import { progressBar } from './progress.ts';

const usage = `Usage: npm run move-to-postgres -- postgres://USER@HOST/DATABASE [--dry-run] [--json]
       npm run move-to-postgres -- --to-sqlite FILE [postgres://USER@HOST/DATABASE] [--dry-run] [--json]
  --dry-run     checks both databases and every value, and changes nothing
  --to-sqlite   moves from Postgres (DATABASE_URL by default) to a new file
The password is in the address or in PGPASSWORD`;

const names: Record<Phase, string> = { check: 'Checking', copy: 'Copying', compare: 'Comparing' };

async function main(): Promise<void> {
  const { url, toSqlite, dryRun, json } = readArguments();
  const variables = environment();
  const config = readConfig(variables, { incomplete: true });
  const surroundings = { production: config.production, defaultHost: variables.PGHOST };
  const [fault] = url === undefined ? [] : addressFaults(url, surroundings);
  if (fault !== undefined) throw new Refusal(`The address ${fault}`);
  const bar = progressBar();
  const at = systemClock.now();
  const options: Options = {
    dryRun,
    progress: (phase, done, total) => bar.show(names[phase], done, total),
    stop: { at, reason: `This database has moved to ${toSqlite ? 'a SQLite file' : 'Postgres'}` },
  };
  const began = performance.now();
  try {
    const move =
      toSqlite === undefined ? forward(config, url, options) : back(config, url, toSqlite, options);
    const { lines, ...moved } = await move;
    const seconds = Number(((performance.now() - began) / 1000).toFixed(1));
    bar.end();
    if (json) console.log(JSON.stringify({ dryRun, ...moved, seconds }, null, 2));
    else report(moved, lines, dryRun, seconds);
  } finally {
    bar.end();
  }
}

async function forward(
  { databaseUrl, databasePath, AUTH_SECRET, dataDir }: Config,
  url: string | undefined,
  options: Options,
) {
  if (url === undefined) throw new Refusal(`Give the address of the new database\n${usage}`);
  if (databaseUrl)
    throw new Refusal('DATABASE_URL names Postgres already. Set it to the SQLite file that is to move');
  const keptAt = `${databasePath}.moved-${stampOf(options.stop.at)}`;
  const moved = await moveToPostgres(databasePath, url, keptAt, options);
  const secret = AUTH_SECRET
    ? 'Keep AUTH_SECRET as it is, on every server'
    : `Set AUTH_SECRET to the content of ${dataDir}/auth-secret on every server`;
  const lines = [
    `The file is now ${keptAt}. Comments are stopped in it`,
    '',
    'Next steps:',
    `  1. Set DATABASE_URL to the address of the new database. ${secret}`,
    '  2. Set up backups of the new database: see docs/operations.md',
    '  3. Start the server and check it: npm run doctor',
  ];
  return { ...moved, keptAt: options.dryRun ? null : keptAt, lines };
}

async function back({ databaseUrl }: Config, url: string | undefined, toSqlite: string, options: Options) {
  const from = url ?? databaseUrl;
  if (!from) throw new Refusal(`Give the address of the database on Postgres\n${usage}`);
  const file = resolve(toSqlite);
  const moved = await moveToSqlite(from, file, options);
  const lines = [
    `The new file is ${file}. Comments are stopped in the database on Postgres`,
    '',
    'Next steps:',
    `  1. Set DATABASE_URL=${file}, on one machine only`,
    '  2. Start the server and check it: npm run doctor',
  ];
  return { ...moved, file: options.dryRun ? null : file, lines };
}

function report({ tables, rows, others }: Moved, lines: string[], dryRun: boolean, seconds: number): void {
  const count = `${rows.toLocaleString('en')} rows of ${tables} tables`;
  if (others.length > 0) console.error(`Not Chime In's, and not part of the move: ${others.join(', ')}`);
  if (dryRun) console.log(`${count} can move. Nothing was changed`);
  else
    console.log(
      [`Moved ${count} in ${seconds} seconds, and compared every value: no difference`, ...lines].join('\n'),
    );
}

type Arguments = { url: string | undefined; toSqlite: string | undefined; dryRun: boolean; json: boolean };

function readArguments(): Arguments {
  return readingArguments(usage, () => {
    const { values, positionals } = parseArgs({
      options: {
        'to-sqlite': { type: 'string' },
        'dry-run': { type: 'boolean' },
        json: { type: 'boolean' },
      },
      allowPositionals: true,
    });
    const [url, ...more] = positionals;
    if (more.length > 0) throw new Error('Give one address');
    if (url !== undefined && !(isPostgresUrl(url) && URL.canParse(url)))
      throw new Error('The address must start with postgres://');
    const { 'to-sqlite': toSqlite, 'dry-run': dryRun = false, json = false } = values;
    return { url, toSqlite, dryRun, json };
  });
}

await runCommand(main);
