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
    if (source !== 'react-router-dom' || !importer?.endsWith('/routing/adapters/reactRouterProvider.js'))
      return;
    return fileURLToPath(new URL('web/layout/adminRouter.ts', import.meta.url));
  },
};

/** See web/components/plainIcon.tsx. */
const plainIcons: Plugin = {
  name: 'plain-icons',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('/@mui/material/SvgIcon/createSvgIcon.mjs')) return;
    const plain = fileURLToPath(new URL('web/components/plainIcon.tsx', import.meta.url));
    return `export { default } from ${JSON.stringify(plain)};`;
  },
};

/** See web/components/prefixes.ts. */
const fewPrefixes: Plugin = {
  name: 'few-prefixes',
  apply: 'build',
  transform(code, id) {
    if (!id.includes('/@emotion/cache/dist/')) return;
    const theirs = 'defaultStylisPlugins = [prefixer]';
    if (!code.includes(theirs)) throw new Error(`${id} has its prefixes elsewhere`);
    const ours = fileURLToPath(new URL('web/components/prefixes.ts', import.meta.url));
    return `import { prefixes } from ${JSON.stringify(ours)};\n${code.replace(theirs, 'defaultStylisPlugins = [prefixes]')}`;
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
    plugins: [react(), guidePages(), noChunkCircles(), precompressed(), oneRouter, plainIcons, fewPrefixes],
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
            // Layers: each takes what it names and all that this needs, but for what a layer above it has. So no two files need one
            // another in a circle, and nobody loads what only others need.
            groups: [
              // All that a visitor needs comes as one file,
              { name: 'shell', tags: ['$initial'], priority: 9 },
              // and what they may need as one more: their language, the rules of what they typed.
              {
                name: 'german',
                test: /\/(serverSentences|open)\.de\.ts|\/(sentences\/de|public\/texts\/de|components\/texts\/de)/,
                priority: 8,
              },
              {
                name: 'spanish',
                test: /\/(serverSentences|open)\.es\.ts|\/(sentences\/es|public\/texts\/es|components\/texts\/es)/,
                priority: 8,
              },
              {
                name: 'rules',
                test: /\/node_modules\/zod\/|\/server\/(auth|users|images)\/schemas\.ts/,
                priority: 8,
              },
              // The guide does with a part of MUI.
              {
                name: 'mui',
                test: /\/web\/(?:layout\/Themed|components\/EmptyState)\.tsx|\/@mui\/material\/(?:Box|Button|Skeleton|Typography)\//,
                priority: 7,
              },
              { name: 'guide', test: /\/web\/(?:help\/(?:\w+\.tsx?|texts\/en)|i18n\/help\.ts)/, priority: 6 },
              // What is around every page of a customer and of an admin,
              {
                name: 'frame',
                test: /\/web\/(?:layout\/(?:AdminFrame|Shell)|components\/(?:Page|Panel|StatusChip|RowsSkeleton|ConfirmDialog))\.tsx|\/web\/(?:i18n\/(?:inside|formats)|listQuery)\.ts|\/ra-core\/dist\/(?:core\/ResourceContextProvider|dataProvider\/use(?:GetList|GetOne|Update))\.js|\/lodash\/debounce\.js|\/@mui\/icons-material\/(?:PeopleAltOutlined|ExpandMore|CheckCircle)\.mjs/,
                priority: 5,
              },
              // what forms are made of, and lists, which have a form for their filters,
              {
                name: 'fields',
                test: /\/@mui\/material\/(?:TextField|Alert|Collapse|ListItemText|InputAdornment)\/|\/node_modules\/react-hook-form\/|\/ra-core\/dist\/form\/(?:Form|useInput)\.js|\/ra-ui-materialui\/dist\/input\/(?:TextInput|NumberInput|SelectInput)\.js/,
                priority: 4,
              },
              {
                name: 'list',
                test: /\/ra-ui-materialui\/dist\/list\/List\.js|\/web\/components\/FiltersTogether\.tsx|\/@mui\/utils\/usePreviousProps\/|\/@mui\/icons-material\/Search\.mjs/,
                priority: 3,
              },
              // and the page on which each of them arrives. Every other page is a file of its own, beside what some of them share.
              {
                name: 'users',
                test: /\/web\/(?:admin\/(?:AdminApp\.tsx|ahead\.ts)|i18n\/staff\.ts)/,
                priority: 2,
              },
              {
                name: 'dashboard',
                test: /\/web\/(?:dashboard\/(?:DashboardPage\.tsx|ahead\.ts)|layout\/(?:CustomerApp\.tsx|ahead\.ts)|i18n\/customer\.ts)/,
                priority: 2,
              },
              { name: 'later', test: /\/web\/dashboard\/later\.ts/, priority: 1 },
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
