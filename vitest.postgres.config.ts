import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { compileCache } from './tests/support/compileCache.ts';
import { LongestFirst, nodeModules, within, withProcesses } from './vitest.config.ts';

/** SQLite's alone, and why. Single tests say `skipIf(isPostgres)`, with their reason. */
const onSqlite = [
  // Fill the disk, lock the file or break a table by SQLite's own means.
  'tests/engine/badDays.test.ts',
  'tests/engine/pruning.test.ts',
  'tests/api/health/health.test.ts',
  'tests/unit/{jobs/workers,mail/mailQueue}.test.ts',
  // Read the bytes and the pages of the file.
  'tests/api/limits/bytes.test.ts',
  'tests/api/security/{atRest,files,held,secrets}.test.ts',
  'tests/api/operations/bundle.test.ts',
  // Start commands or servers as processes, each on a file of its own.
  'tests/api/admin/createAdminCommand.test.ts',
  'tests/api/security/demo.test.ts',
  'tests/api/twoServers.test.ts',
  'tests/billing/reconcileCommand.test.ts',
  'tests/engine/crash.test.ts',
  'tests/engine/simulation/**',
];

const onBoth = ['tests/{postgres,api,engine,billing,sandbox,unit/db,unit/jobs,unit/mail}/**/*.test.ts'];
/** As in `vitest.config.ts`. */
const limits = { inProcess: 120_000, processes: 240_000 };

/* The suites that hold for both databases, on Postgres: `npm run test:postgres`. */
export default defineConfig({
  test: {
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    pool: 'forks',
    isolate: false,
    ...within(limits.inProcess),
    expect: { poll: { timeout: 45_000 } },
    globalSetup: ['tests/support/globalSetup.ts', 'tests/postgres/globalSetup.ts'],
    sequence: { sequencer: LongestFirst },
    // For the commands and servers that tests start as processes.
    env: compileCache,
    ...nodeModules,
    projects: [
      { extends: true, test: { name: 'node', include: onBoth, exclude: [...onSqlite, ...withProcesses] } },
      {
        extends: true,
        test: {
          name: 'processes',
          include: globSync(onBoth).filter((file) => withProcesses.includes(file)),
          exclude: onSqlite,
          ...within(limits.processes),
        },
      },
    ],
  },
});
