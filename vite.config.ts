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
              // Each takes with it all that it imports. Visitors load this alone, so it comes first.
              { name: 'visitor', tags: ['$initial'], priority: 3 },
              // A visitor's form needs zod and these rules, but not MUI.
              { name: 'rules', test: /\/server\/identity\/auth\/schemas\.ts$/, priority: 3 },
              // Before MUI and react-admin, so that the dashboard's data is fetched while they load.
              { name: 'data', test: /\/dashboard\/loader\.ts$/, priority: 2 },
              { name: 'app', test: /\/(CustomerApp|DashboardPage)\.tsx$/, priority: 1 },
              { name: 'shared', minShareCount: 3 },
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
