/** Loads the customers' app while a visitor types. */
export function preloadApp(): void {
  for (const part of [import('./layout/CustomerApp.tsx'), import('./dashboard/index.tsx')])
    part.catch(() => {});
}
