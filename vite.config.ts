import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { guidePages } from './scripts/guidePages.ts';
import { precompressed } from './scripts/precompressed.ts';

// A build is for people to use, whoever asks for it: a test run's NODE_ENV would put React's development build in it.
export default defineConfig(({ command }) => {
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    root: 'web',
    // web/public/ holds the pages that visitors see, not files to copy.
    publicDir: false,
    plugins: [react(), guidePages(), precompressed()],
    resolve: {
      alias: {
        // node-polyglot asks for a stand-in, with 60 packages below it, for what every browser has.
        'object.entries': fileURLToPath(new URL('web/i18n/objectEntries.cjs', import.meta.url)),
      },
    },
    build: {
      outDir: '../dist/web',
      emptyOutDir: true,
      // Fonts and icons stay files, so that the content security policy needs no `data:`.
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              // All that a visitor needs comes as one file.
              { name: 'shell', tags: ['$initial'], priority: 1 },
              // The rest by who needs it; what is small goes with its neighbours, since a hundred files cost more than they spare.
              { name: 'inside', entriesAware: true, entriesAwareMergeThreshold: 10_000 },
            ],
          },
        },
      },
      chunkSizeWarningLimit: 1000,
    },
    // With its slash and to its end: /api.ts and /authProvider.ts are modules of ours.
    server: { proxy: { '/api/': 'http://127.0.0.1:3000', '^/auth$': 'http://127.0.0.1:3000' } },
  };
});
