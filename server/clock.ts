import type { EngineTime, MachineTime } from '../db/time.ts';

export type { EngineTime, MachineTime };

/** Everything takes a Clock, so that tests can move it. */
export type Clock<Time extends number = number> = {
  /** Milliseconds since the epoch. */
  now(): Time;
  /** Calls `wake` once at `at` (ms since the epoch) or later. @returns cancels it */
  wakeAt(at: number, wake: () => void): () => void;
};

/** The longest delay of setTimeout; beyond it Node fires at once. */
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

export const systemClock: Clock = {
  now: () => Date.now(),
  wakeAt: (at, wake) => timer(at - Date.now(), wake),
};

/** The machine's clock until now, `rate` times faster from here on. At 1440 a day takes a minute. */
export function acceleratedClock(rate: number): Clock {
  if (rate === 1) return systemClock;
  const start = Date.now();
  const now = () => start + (Date.now() - start) * rate;
  return { now, wakeAt: (at, wake) => timer((at - now()) / rate, wake) };
}

type Clocks = {
  clock: Clock<MachineTime>;
  engineClock: Clock<EngineTime>;
  config: { AUTOMATION_CLOCK_RATE: number };
};

/** The same moment by the engine's clock. Exact since the start of the server. */
export function toEngineTime({ clock, engineClock, config }: Clocks, at: MachineTime): EngineTime {
  const rate = config.AUTOMATION_CLOCK_RATE;
  return rate === 1 ? Number(at) : Math.round(engineClock.now() - (clock.now() - at) * rate);
}

/** The same moment by the machine's clock. Exact since the start of the server. */
export function toMachineTime({ clock, engineClock, config }: Clocks, at: EngineTime): MachineTime {
  const rate = config.AUTOMATION_CLOCK_RATE;
  return rate === 1 ? Number(at) : Math.round(clock.now() - (engineClock.now() - at) / rate);
}

/**
 * Runs `work` with a signal that aborts after `ms` of real time, or with `parent`. AbortSignal.timeout would
 * not do: Node 24.21 sometimes collected one joined by AbortSignal.any before it fired.
 * @throws the error of `work`; the signal's reason, a TimeoutError or that of `parent`
 */
export async function within<T>(
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
  parent?: AbortSignal,
): Promise<T> {
  parent?.throwIfAborted();
  const cut = new AbortController();
  const given = Promise.withResolvers<never>();
  const giveUp = (reason: unknown) => {
    cut.abort(reason);
    given.reject(reason);
  };
  const timer = setTimeout(() => giveUp(new DOMException(`No answer within ${ms} ms`, 'TimeoutError')), ms);
  const follow = () => giveUp(parent?.reason);
  parent?.addEventListener('abort', follow);
  try {
    return await Promise.race([work(cut.signal), given.promise]);
  } finally {
    clearTimeout(timer);
    parent?.removeEventListener('abort', follow);
  }
}

/** A cache, because the same rows are shown repeatedly and formatting is slow. */
const written = new Map<number, string>();
const mostWritten = 5000;

/** ISO 8601 UTC, as on the wire. */
export function iso(ms: number): string {
  const known = written.get(ms);
  if (known !== undefined) return known;
  const text = new Date(ms).toISOString();
  if (written.size >= mostWritten) written.clear();
  written.set(ms, text);
  return text;
}
