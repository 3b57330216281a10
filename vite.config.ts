import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { guidePages } from './scripts/guidePages.ts';
import { precompressed } from './scripts/precompressed.ts';
import { preloaded } from './scripts/preloaded.ts';

// A build is for people to use, whoever asks for it: a test run's NODE_ENV would put React's development build in it.
export default defineConfig(({ command }) => {
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    root: 'web',
    // web/public/ holds the pages that visitors see, not files to copy.
    publicDir: false,
    plugins: [react(), guidePages(), preloaded('/web/show.tsx'), precompressed()],
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
    },
    // With its slash and to its end: /api.ts and /authProvider.ts are modules of ours.
    server: { proxy: { '/api/': 'http://127.0.0.1:3000', '^/auth$': 'http://127.0.0.1:3000' } },
  };
});
