export function preloadApp(): void {
  for (const part of [import('./layout/CustomerApp.tsx'), import('./dashboard/index.tsx')])
    part.catch(() => {});
}
