import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './vitest.config.ts';

/** SQLite's alone, and why. Single tests say `skipIf(isPostgres)`, with their reason. */
const onSqlite = [
  // Fill the disk, lock the file or break a table by SQLite's own means.
  'tests/engine/badDays.test.ts',
  'tests/engine/pruning.test.ts',
  'tests/api/health/health.test.ts',
  'tests/unit/{jobs/{embedded,workers},mail/mailQueue}.test.ts',
  // Read the bytes and the pages of the file.
  'tests/api/limits/bytes.test.ts',
  'tests/api/security/{atRest,files,held,secrets}.test.ts',
  'tests/api/operations/bundle.test.ts',
  // Start commands or servers as processes, each on a file of its own.
  'tests/api/admin/createAdminCommand.test.ts',
  'tests/api/security/demo.test.ts',
  'tests/api/twoServers.test.ts',
  'tests/billing/reconcileCommand.test.ts',
  'tests/engine/{crash,crashAnywhere,resume}.test.ts',
  'tests/engine/simulation/**',
];

/* The suites that hold for both databases, on Postgres: `npm run test:postgres`. */
export default defineConfig({
  test: {
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    pool: 'forks',
    isolate: false,
    // Thrice what SQLite may take.
    testTimeout: 270_000,
    hookTimeout: 270_000,
    expect: { poll: { timeout: 45_000 } },
    globalSetup: ['tests/support/globalSetup.ts', 'tests/postgres/globalSetup.ts'],
    include: ['tests/{postgres,api,engine,billing,sandbox,unit/db,unit/jobs,unit/mail}/**/*.test.ts'],
    exclude: onSqlite,
    sequence: { sequencer: LongestFirst },
    experimental: { viteModuleRunner: false, nodeLoader: false },
  },
});
