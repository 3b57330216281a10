import { useEffect, useState } from 'react';
import type { DayPlan } from '../../server/automation/schedule/schemas.ts';

/** The engine's time at a moment of this browser's clock, which may be wrong. A sandbox engine may also run faster. */
let known = { engine: 0, browser: 0, rate: 1 };

export function setEngineClock({ now, rate }: DayPlan['clock'], browser: number = Date.now()): void {
  known = { engine: Date.parse(now), browser, rate };
}

/** The automation's time, ms since the epoch. Until the server has told it, it is taken to be the browser's. */
export const engineNow = (browser: number = Date.now()): number =>
  known.engine + (browser - known.browser) * known.rate;

/** The automation's time, renewed every `every` milliseconds, and at once when `every` changes. */
export function useEngineNow(every: number): number {
  const [now, setNow] = useState(() => engineNow());
  useEffect(() => {
    const renew = () => setNow(engineNow());
    renew();
    const timer = setInterval(renew, every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
