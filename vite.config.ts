import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { guidePages } from './scripts/guidePages.ts';
import { precompressed } from './scripts/precompressed.ts';

export default defineConfig(({ command }) => {
  // A test run's NODE_ENV would put React's development build into the app.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    root: 'web',
    // web/public/ has the visitors' pages, not files to copy.
    publicDir: 'static',
    plugins: [react(), guidePages(), precompressed()],
    build: {
      outDir: '../dist/web',
      emptyOutDir: true,
      // Fonts and icons stay files, so that the content security policy needs no `data:`.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              // Visitors load this alone, and it has to win over the two groups below.
              { name: 'visitor', tags: ['$initial'], priority: 3 },
              { name: 'mui', test: /\/@mui\/material\//, priority: 2 },
              {
                name: 'vendor',
                test: /\/(ra-core|ra-ui-materialui|@tanstack|react-hook-form)\//,
                priority: 1,
              },
              { name: 'common', test: /\/web\/(?!components|theme)/, minShareCount: 3 },
            ],
          },
        },
      },
      chunkSizeWarningLimit: 1000,
    },
    // With its slash and to its end: /api.ts and /authProvider.ts are our modules.
    server: { proxy: { '/api/': 'http://127.0.0.1:3000', '^/auth$': 'http://127.0.0.1:3000' } },
  };
});
