import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { guidePages } from './scripts/guidePages.ts';
import { noChunkCircles } from './scripts/noChunkCircles.ts';
import { precompressed } from './scripts/precompressed.ts';

/** See web/layout/adminRouter.ts. */
const oneRouter: Plugin = {
  name: 'one-router',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source !== 'react-router-dom' || !importer?.endsWith('/routing/adapters/reactRouterProvider.js')) return;
    return fileURLToPath(new URL('web/layout/adminRouter.ts', import.meta.url));
  },
};

// A build is for people to use, whoever asks for it: a test run's NODE_ENV would put React's development build in it.
export default defineConfig(({ command }) => {
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    root: 'web',
    // web/public/ holds the pages that visitors see, not files to copy.
    publicDir: false,
    // As short as they may be: each is in a script and in a stylesheet.
    css: { modules: { generateScopedName: '[hash:base64:5]' } },
    plugins: [react(), guidePages(), noChunkCircles(), precompressed(), oneRouter],
    resolve: {
      alias: {
        // node-polyglot asks for stand-ins, with 60 packages below them, for what every browser has.
        hasown: fileURLToPath(new URL('web/i18n/hasOwn.cjs', import.meta.url)),
        'object.entries': fileURLToPath(new URL('web/i18n/objectEntries.cjs', import.meta.url)),
      },
    },
    build: {
      outDir: '../dist/web',
      emptyOutDir: true,
      // Fonts and icons stay files, so that the content security policy needs no `data:`.
      assetsInlineLimit: 0,
      // A browser that does not know the hint loads the same, a little later.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          // A group's name tells whom it is for, at length; the first file holds the names of many.
          chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
          codeSplitting: {
            groups: [
              // All that a visitor needs comes as one file,
              { name: 'shell', tags: ['$initial'], priority: 2 },
              // and what they may need as one more: their language, the rules of what they typed.
              {
                name: 'german',
                test: /\/(serverSentences|open)\.de\.ts|\/(sentences\/de|public\/texts\/de|components\/texts\/de)/,
                priority: 1,
              },
              {
                name: 'spanish',
                test: /\/(serverSentences|open)\.es\.ts|\/(sentences\/es|public\/texts\/es|components\/texts\/es)/,
                priority: 1,
              },
              { name: 'rules', test: /\/node_modules\/zod\/|\/server\/(auth|users|images)\/schemas\.ts/, priority: 1 },
              // The guide does with a part of MUI; what is small would otherwise go with neighbours that bring all of it.
              {
                name: 'mui',
                test: /\/web\/layout\/Themed\.tsx|\/@mui\/material\/(?:Box|Button|Skeleton|Typography)\//,
                priority: 2,
              },
              { name: 'guide', test: /\/web\/(?:help\/(?:\w+\.tsx?|texts\/en)|i18n\/help\.ts)/, priority: 1 },
              // The rest by who needs it; what is small goes with its neighbours. With more than this some files need one another in a
              // circle, and one of them runs before what it needs.
              { name: 'inside', entriesAware: true, entriesAwareMergeThreshold: 4_000 },
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
