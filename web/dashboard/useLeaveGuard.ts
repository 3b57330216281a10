import { useContext, useEffect, useState } from 'react';
import {
  UNSAFE_NavigationContext as NavigationContext,
  type Navigator,
  parsePath,
  type To,
} from 'react-router-dom';
import { getSession } from '../token.ts';

type Held = { leave: () => void; stay: () => void };

const isSpare = () => history.state?.spare === true;
/** The spare entry is on its way out: going back takes a while, in which nothing else may be counted on. */
let uncovering = false;

/**
 * Holds back every way out of the page while `unsaved`, until the person has decided. The router's own blocker needs a data
 * router, which react-admin doesn't use; so this one stands before the router's history.
 */
export function useLeaveGuard(unsaved: boolean) {
  const { navigator } = useContext(NavigationContext);
  const [held, setHeld] = useState<Held | null>(null);

  useEffect(() => {
    if (!unsaved) return;
    const { push, replace } = navigator;
    const here = location.pathname;
    let letThrough = false;
    let ownPop = uncovering;

    const hold = (leave: () => void, stay = () => {}) =>
      setHeld({
        leave: () => {
          letThrough = true;
          leave();
        },
        stay,
      });

    const guard =
      (go: Navigator['push']): Navigator['push'] =>
      (to: To, ...rest) => {
        const { pathname } = typeof to === 'string' ? parsePath(to) : to;
        // A session that has ended is not a choice to leave.
        if (letThrough || !getSession() || pathname === undefined || pathname === here)
          go.call(navigator, to, ...rest);
        else hold(() => go.call(navigator, to, ...rest));
      };

    // Back can't be refused, only used up: a spare entry of this same page lies on top, and going back uncovers the real one.
    const coverBack = () => {
      history.scrollRestoration = 'manual';
      if (!isSpare()) history.pushState({ ...history.state, spare: true }, '');
    };
    const onPop = () => {
      if (ownPop) {
        ownPop = false;
        coverBack();
        return;
      }
      if (letThrough || isSpare() || location.pathname !== here) return;
      hold(() => history.back(), coverBack);
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!letThrough) event.preventDefault();
    };

    if (!ownPop) coverBack();
    navigator.push = guard(push);
    navigator.replace = guard(replace);
    addEventListener('popstate', onPop);
    addEventListener('beforeunload', onUnload);
    return () => {
      navigator.push = push;
      navigator.replace = replace;
      removeEventListener('popstate', onPop);
      removeEventListener('beforeunload', onUnload);
      if (uncovering) return;
      if (!isSpare()) return restoreScrolling();
      uncovering = true;
      addEventListener('popstate', uncovered, { once: true });
      history.back();
    };
  }, [unsaved, navigator]);

  const decide = (how: keyof Held) => () => {
    setHeld(null);
    held?.[how]();
  };
  return { asking: held !== null, leave: decide('leave'), stay: decide('stay') };
}

function uncovered(): void {
  uncovering = false;
  restoreScrolling();
}

function restoreScrolling(): void {
  history.scrollRestoration = 'auto';
}
