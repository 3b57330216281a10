import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // More than there are cores: a journey or a crash often waits for a clock, and another file works meanwhile.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    pool: 'forks',
    // Nothing here keeps state in a module, so that files share a process: loading the server for each took longer than its tests.
    isolate: false,
    // A journey may take long on a busy machine; what hangs is still given up on.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    // What is asked until it is so: by default for a second, which a browser can miss while another one starts.
    expect: { poll: { timeout: 15_000 } },
    // Once in all: two that start at the same time would build the same folder.
    globalSetup: 'tests/support/globalSetup.ts',
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/unit/web/**'],
          // By Node itself, as the server runs: what Vite makes of a module takes a quarter more to run.
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      // The web app's modules are what Vite makes of them.
      { extends: true, test: { name: 'web', include: ['tests/unit/web/**/*.test.ts'] } },
    ],
  },
});
