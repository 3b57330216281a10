/** Loads the code of the app while a visitor types: most of them sign in as customers. */
export function preloadApp(): void {
  // A failure shows where the code is used.
  for (const part of [import('./layout/CustomerApp.tsx'), import('./dashboard/index.tsx')])
    part.catch(() => {});
}
