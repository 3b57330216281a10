import type { Clock } from '../../server/clock.ts';

export type ManualClock = Clock & {
  /** Moves the clock to `at`, firing what is due on the way in its order. It never goes back. */
  moveTo(at: number): void;
  advance(ms: number): void;
};

/** A clock that stands still until it is moved. */
export function manualClock(start: number | string): ManualClock {
  let now = typeof start === 'string' ? Date.parse(start) : start;
  const timers = new Set<{ at: number; wake: () => void }>();
  const moveTo = (at: number) => {
    for (;;) {
      const due = [...timers].filter((timer) => timer.at <= at).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      timers.delete(due);
      now = Math.max(now, due.at);
      due.wake();
    }
    now = Math.max(now, at);
  };
  return {
    now: () => now,
    wakeAt(at, wake) {
      const timer = { at, wake };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    moveTo,
    advance: (ms) => moveTo(now + ms),
  };
}
