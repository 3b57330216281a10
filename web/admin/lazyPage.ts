import { type ComponentType, lazy } from 'react';

/** A page that loads when it is opened. */
export const lazyPage = (page: keyof typeof import('./pages.ts')) =>
  lazy(async () => ({ default: (await import('./pages.ts'))[page] as ComponentType }));
