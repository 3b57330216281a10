import '@fontsource-variable/inter';
import './base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { startColors } from './colorMode.ts';
import { addTexts, startLanguage } from './i18n/i18n.ts';
import { startRouter } from './router.tsx';

// Otherwise zod probes for `eval`, which the content security policy reports on each page.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
startColors();
// No top-level await: chunks import from this one.
void Promise.all([startLanguage(), addTexts('base')])
  .then(startRouter)
  .then((router) =>
    createRoot(root).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  );
