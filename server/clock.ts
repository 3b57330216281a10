/** The one place that knows the time. Everything else is handed a Clock, so that a test can move it. */
export type Clock = {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Calls `wake` once when this clock reads `at` (ms since the epoch) or later; returns what cancels it. */
  wakeAt(at: number, wake: () => void): () => void;
};

/** The longest delay that setTimeout takes; beyond it Node fires at once. */
const longestTimeout = 2 ** 31 - 1;

function timer(delayMs: number, wake: () => void): () => void {
  let handle: NodeJS.Timeout;
  const wait = (left: number) => {
    const step = Math.min(left, longestTimeout);
    handle = setTimeout(() => (left > step ? wait(left - step) : wake()), step);
  };
  wait(Math.max(0, Math.ceil(delayMs)));
  return () => clearTimeout(handle);
}

/** The machine's own clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  wakeAt: (at, wake) => timer(at - Date.now(), wake),
};

/** The machine's clock until now, and `rate` times faster from here on. A day passes in a minute at rate 1440. */
export function acceleratedClock(rate: number): Clock {
  if (rate === 1) return systemClock;
  const start = Date.now();
  const now = () => start + (Date.now() - start) * rate;
  return { now, wakeAt: (at, wake) => timer((at - now()) / rate, wake) };
}

/** The ISO 8601 UTC form that every time has on the wire. */
export const iso = (ms: number): string => new Date(ms).toISOString();
