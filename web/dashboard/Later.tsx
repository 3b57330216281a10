import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { PanelSkeleton } from './DashboardSkeleton.tsx';
import css from './Later.module.css';
import { near, whenIdle } from './whenWanted.ts';

type Panels = typeof import('./later.ts');
let panels: Panels | undefined;

const load = async (): Promise<void> => {
  panels ??= await import('./later.ts');
};

let turn = Promise.resolve();
/** One after another, so that the page answers in between. */
const inTurn = (): Promise<void> => {
  turn = turn.then(whenIdle);
  return turn;
};

/** Of a panel with such fields: its padding, its title and the gaps. */
const heightOf = (fields: number[]): number => fields.reduce((sum, height) => sum + height + 16, 58);

type Props = {
  title?: string;
  /** What the skeleton stands for: the heights of its fields, in pixels. */
  fields: number[];
  children: (panels: Panels) => ReactNode;
};

/**
 * A panel below the first screen: its title, until it is near the window, somebody has begun to do something, or the page has been
 * there for a while. Not by `lazy`: what stands beside a place that is still to be filled would be held back with it.
 */
export function Later({ title, fields, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(panels !== undefined);
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    if (ready || !place.current) return;
    const gone = new AbortController();
    Promise.all([whenIdle().then(load), near(place.current, gone.signal)])
      .then(inTurn)
      .then(
        () => gone.signal.aborted || startTransition(() => setReady(true)),
        (reason) => gone.signal.aborted || setFailure(reason),
      );
    // What is printed is taken as soon as everybody has heard of it.
    addEventListener('beforeprint', () => panels && flushSync(() => setReady(true)), { signal: gone.signal });
    return () => gone.abort();
  }, [ready]);
  if (failure) throw failure;
  return (
    <div ref={place} className={css.place} style={{ containIntrinsicHeight: `auto ${heightOf(fields)}px` }}>
      {ready && panels ? children(panels) : <PanelSkeleton title={title} fields={fields} />}
    </div>
  );
}
