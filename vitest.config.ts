import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { compileCache } from './tests/support/compileCache.ts';

/** Begun first, so that none of them is left alone at the end; a fresh clone knows only how large files are. */
const longest = [
  'engine/simulation/',
  'engine/crashAnywhere',
  'e2e/access',
  'api/contract/contract',
  'api/properties/',
  'api/permissions/',
  'billing/sequences',
  'postgres/move',
  'e2e/',
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = longest.findIndex((part) => moduleId.includes(`/tests/${part}`));
      return place < 0 ? longest.length : place;
    };
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  test: {
    // More than there are cores: while a journey or a crash waits for a clock, another file runs.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    pool: 'forks',
    // No file keeps state in a module, so files share a process: loading the server takes longer than most tests.
    isolate: false,
    // For a busy machine.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    // A browser can miss the default of a second while another one starts.
    expect: { poll: { timeout: 15_000 } },
    // Builds once for all workers.
    globalSetup: 'tests/support/globalSetup.ts',
    sequence: { sequencer: LongestFirst },
    // For the commands and servers that tests start as processes. They use SQLite, whatever a `.env` file says.
    env: { ...compileCache, DATABASE_URL: '' },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/unit/web/**', 'tests/postgres/**'],
          // Node loads the modules, as in the server: Vite's transformed ones take a quarter longer to run.
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      { extends: true, test: { name: 'web', include: ['tests/unit/web/**/*.test.ts'] } },
    ],
  },
});
