import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { compileCache } from './tests/support/compileCache.ts';
import { needsOf } from './tests/support/needs.ts';

/** These begin first, so that none runs alone at the end. A fresh clone knows only how large files are. */
const longest = [
  'engine/simulation/',
  'engine/undoDays',
  'engine/delicateOrders',
  'engine/kills',
  'e2e/access',
  'api/contract/contract',
  'api/properties/',
  'api/permissions/',
  'billing/sequences',
  'postgres/rollingUpgrade',
  'postgres/move',
  'e2e/',
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification) => {
      const place = longest.findIndex((part) => moduleId.includes(`/tests/${part}`));
      // Kind after kind, because a worker that changes to another one loads everything again.
      return kinds.indexOf(project.name) * 100 + (place < 0 ? longest.length : place);
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

const kinds = ['processes', 'node', 'web'];

/** Ms that a test may take: four times the longest one of its kind on a slow machine. */
const limits = { inProcess: 60_000, processes: 240_000 };
export const within = (ms: number) => ({ testTimeout: ms, hookTimeout: ms });
/** Node loads the modules, as in the server: Vite's transformed ones take a quarter longer to run. */
export const nodeModules = { experimental: { viteModuleRunner: false, nodeLoader: false } };
/** The test files that start a browser or a process. */
export const withProcesses = globSync('tests/**/*.test.ts').filter(
  (file) => needsOf([resolve(file)]).processes,
);

export default defineConfig({
  test: {
    // More than there are cores: while a journey or a crash waits for a clock, another file runs.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    pool: 'forks',
    // Files keep no state in modules, so they share a process. To load the server takes longer than most tests.
    isolate: false,
    ...within(limits.inProcess),
    // A browser can miss the default of a second while another one starts.
    expect: { poll: { timeout: 15_000 } },
    // Builds once for all workers.
    globalSetup: 'tests/support/globalSetup.ts',
    sequence: { sequencer: LongestFirst },
    // For commands and servers that tests start as processes. They use SQLite, whatever a `.env` file says.
    env: { ...compileCache, DATABASE_URL: '' },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          ...nodeModules,
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/unit/web/**', 'tests/postgres/**', ...withProcesses],
        },
      },
      {
        extends: true,
        test: {
          name: 'processes',
          ...nodeModules,
          include: withProcesses,
          exclude: ['tests/postgres/**'],
          ...within(limits.processes),
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['tests/unit/web/**/*.test.ts'],
          setupFiles: 'tests/support/englishReader.ts',
        },
      },
    ],
  },
});
