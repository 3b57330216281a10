import { useEffect } from 'react';
import { beginOverlay } from './overlayStore.ts';

/**
 * The full-screen 'LOADING...' as long as `busy`: `useOverlay(mutation.isPending)`, or `useOverlay(saving || starting)`.
 * For what changes something on the server; what is read has a skeleton in its place. It ends with the component, too.
 */
export function useOverlay(busy: boolean): void {
  useEffect(() => {
    if (busy) return beginOverlay();
  }, [busy]);
}
