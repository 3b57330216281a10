import { loadEarly } from './load.ts';

// Before all else, so that what this visit will show comes beside what shows it.
loadEarly(location.pathname);
await import('./show.tsx');
