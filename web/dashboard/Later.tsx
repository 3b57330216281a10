import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { PanelSkeleton } from './DashboardSkeleton.tsx';

type Panels = typeof import('./later.ts');
let panels: Panels | undefined;

const load = async (): Promise<void> => {
  panels ??= await import('./later.ts');
};

/** Safari has no idle callbacks. */
const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 300 });
  else setTimeout(run, 30);
};

let turn = Promise.resolve();
/** One after another, so that the page answers in between. */
const inTurn = (): Promise<void> => {
  turn = turn.then(() => new Promise(whenIdle));
  return turn;
};

type Props = {
  /** What the skeleton stands for: the heights of its fields, in pixels. */
  fields: number[];
  children: (panels: Panels) => ReactNode;
};

/**
 * A panel below the first screen, which comes once that is there. Not by `lazy`: what stands beside a place that is still to be filled
 * would be held back with it.
 */
export function Later({ fields, children }: Props) {
  const [ready, setReady] = useState(panels !== undefined);
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    if (ready) return;
    let gone = false;
    load()
      .then(inTurn)
      .then(
        () => gone || startTransition(() => setReady(true)),
        (reason) => gone || setFailure(reason),
      );
    return () => {
      gone = true;
    };
  }, [ready]);
  if (failure) throw failure;
  return ready && panels ? children(panels) : <PanelSkeleton fields={fields} />;
}
