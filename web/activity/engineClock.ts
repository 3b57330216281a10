import { useEffect, useState } from 'react';
import type { DaySchedule } from '../../server/automation/schedule/schemas.ts';

/** The browser's clock may be wrong, and a sandbox engine may run faster. */
let known = { engine: 0, browser: 0, rate: 1 };

export function setEngineClock({ now, rate }: DaySchedule['clock'], browser: number = Date.now()): void {
  known = { engine: Date.parse(now), browser, rate };
}

/** In ms since the epoch. Until the server has sent the engine's time, the browser's. */
export const engineNow = (browser: number = Date.now()): number =>
  known.engine + (browser - known.browser) * known.rate;

/** @param every in ms */
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
