import type { Clock } from '../../server/clock.ts';

export type ManualClock = Clock & {
  /** Moves the clock forward to `at` and fires due timers in order. */
  moveTo(at: number): void;
  advance(ms: number): void;
};

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
