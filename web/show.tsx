import '@fontsource-variable/inter';
import './base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { startColors } from './colorMode.ts';
import { addTexts, startLanguage } from './i18n/i18n.ts';
import { open } from './i18n/open.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
startColors();
// Not by an await of the module itself: what is loaded here imports from the same chunk, and each would wait for the other for ever.
void Promise.all([startLanguage(), addTexts(open)]).then(() =>
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>,
  ),
);
