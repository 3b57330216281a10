import { useContext, useEffect, useState } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, type Navigator, parsePath, type To } from 'react-router-dom';
import { getSession } from '../token.ts';

/**
 * Holds back every way out of the page while `unsaved`, until the person has decided. The router's own blocker needs a data
 * router, which react-admin doesn't use; so this one stands before the router's history.
 */
export function useLeaveGuard(unsaved: boolean) {
  const { navigator } = useContext(NavigationContext);
  const [held, setHeld] = useState<{ go: () => void } | null>(null);

  useEffect(() => {
    if (!unsaved) return;
    const { push, replace } = navigator;
    const here = { path: location.pathname, place: history.state?.idx };
    let letThrough = false;

    const hold = (go: () => void) =>
      setHeld({
        go: () => {
          letThrough = true;
          go();
        },
      });

    const guard =
      (go: Navigator['push']): Navigator['push'] =>
      (to: To, ...rest) => {
        const { pathname } = typeof to === 'string' ? parsePath(to) : to;
        // A session that has ended is not a choice to leave.
        if (letThrough || !getSession() || pathname === undefined || pathname === here.path) go.call(navigator, to, ...rest);
        else hold(() => go.call(navigator, to, ...rest));
      };

    // Back and Forward have happened already when they are heard of: they are taken back before the router sees them.
    const onPop = (event: PopStateEvent) => {
      if (letThrough || location.pathname === here.path) {
        if (!letThrough) event.stopImmediatePropagation();
        return;
      }
      const steps = (event.state?.idx ?? Number.NaN) - here.place;
      if (!Number.isFinite(steps) || steps === 0) return;
      event.stopImmediatePropagation();
      history.go(-steps);
      hold(() => history.go(steps));
    };

    const onUnload = (event: BeforeUnloadEvent) => {
      if (!letThrough) event.preventDefault();
    };

    navigator.push = guard(push);
    navigator.replace = guard(replace);
    addEventListener('popstate', onPop, { capture: true });
    addEventListener('beforeunload', onUnload);
    return () => {
      navigator.push = push;
      navigator.replace = replace;
      removeEventListener('popstate', onPop, { capture: true });
      removeEventListener('beforeunload', onUnload);
    };
  }, [unsaved, navigator]);

  return {
    asking: held !== null,
    leave: () => {
      setHeld(null);
      held?.go();
    },
    stay: () => setHeld(null),
  };
}
