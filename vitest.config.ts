import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    globalSetup: 'tests/support/globalSetup.ts',
    // A journey may take long on a busy machine; what hangs is still given up on.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    pool: 'forks',
    // By default one core is left alone, which of two cores is half.
    maxWorkers: '100%',
  },
});
