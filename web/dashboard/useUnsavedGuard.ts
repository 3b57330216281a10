import { useCallback } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';

/** Blocks every way out of the page while changes are unsaved, until the user decides. */
export function useUnsavedGuard(unsaved: boolean) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload(
    useCallback((event: BeforeUnloadEvent) => void (unsaved && event.preventDefault()), [unsaved]),
  );
  return {
    asking: blocker.state === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  };
}
