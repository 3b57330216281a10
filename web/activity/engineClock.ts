import { useEffect, useState } from 'react';
import type { DayPlan } from '../../server/automation/schedule/schemas.ts';

/** The engine's time at a moment of this browser's clock, which may be wrong. A sandbox engine may also run faster. */
let known = { engine: 0, browser: 0, rate: 1 };

export function setEngineClock({ now, rate }: DayPlan['clock'], browser: number = Date.now()): void {
  known = { engine: Date.parse(now), browser, rate };
}

/** The engine's time, ms since the epoch. Until the server has told it, it is the browser's. */
export const engineNow = (browser: number = Date.now()): number =>
  known.engine + (browser - known.browser) * known.rate;

/** The time, updated every `every` milliseconds, and immediately when `every` changes. */
export function useNow(every: number, clock: () => number = Date.now): number {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const update = () => setNow(clock());
    update();
    const timer = setInterval(update, every);
    return () => clearInterval(timer);
  }, [every, clock]);
  return now;
}

export const useEngineNow = (every: number): number => useNow(every, engineNow);
