import { useEffect, useRef, useState } from 'react';
import { keepFocus } from '../components/keepFocus.ts';

export type Run<T> =
  | { kind: 'idle' }
  | { kind: 'going'; since: number }
  | { kind: 'done'; result: T }
  | { kind: 'failed'; error: unknown }
  | { kind: 'cancelled' };

export function useRun<T>() {
  const [run, setRun] = useState<Run<T>>({ kind: 'idle' });
  const ending = useRef<AbortController>(null);
  useEffect(() => () => ending.current?.abort(), []);

  /** Answers the result; null where it failed or was given up. */
  async function start(work: (signal: AbortSignal) => Promise<T>): Promise<T | null> {
    ending.current?.abort();
    const mine = new AbortController();
    ending.current = mine;
    const giveFocusBack = keepFocus();
    setRun({ kind: 'going', since: Date.now() });
    try {
      const result = await work(mine.signal);
      if (mine.signal.aborted) return null;
      setRun({ kind: 'done', result });
      return result;
    } catch (error) {
      if (!mine.signal.aborted) setRun({ kind: 'failed', error });
      return null;
    } finally {
      giveFocusBack();
    }
  }
  function cancel(): void {
    ending.current?.abort();
    setRun({ kind: 'cancelled' });
  }
  function reset(): void {
    ending.current?.abort();
    setRun({ kind: 'idle' });
  }
  return { run, start, cancel, reset };
}
