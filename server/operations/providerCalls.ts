import type { Clock } from '../clock.ts';

export const calledProviders = ['network', 'writer', 'images', 'payments', 'mail'] as const;
export type CalledProvider = (typeof calledProviders)[number];

/** Since this server started. Times in ms since the epoch. */
export type LatestCalls = {
  succeededAt: number | null;
  failedAt: number | null;
  /** `key`, `unavailable` … of the latest failure. */
  fault: string | null;
  /** Median of the latest calls. */
  latencyMs: number | null;
};
export type ProviderCalls = ReturnType<typeof createProviderCalls>;

const mostKept = 50;

export function createProviderCalls(clock: Clock) {
  const kept = new Map<CalledProvider, Omit<LatestCalls, 'latencyMs'> & { seconds: number[] }>();
  return {
    /**
     * @param outcome `ok` or the kind of fault. A kind that says nothing about the provider's health counts
     * as an answer.
     */
    note(provider: CalledProvider, outcome: string, seconds: number): void {
      const now = clock.now();
      const known = kept.get(provider) ?? { succeededAt: null, failedAt: null, fault: null, seconds: [] };
      known.seconds.push(seconds);
      if (known.seconds.length > mostKept) known.seconds.shift();
      if (['key', 'unavailable', 'error', 'rate'].includes(outcome))
        Object.assign(known, { failedAt: now, fault: outcome });
      else known.succeededAt = now;
      kept.set(provider, known);
    },
    latest(provider: CalledProvider): LatestCalls {
      const { seconds = [], succeededAt = null, failedAt = null, fault = null } = kept.get(provider) ?? {};
      const median = seconds.toSorted((a, b) => a - b)[Math.floor(seconds.length / 2)];
      return {
        succeededAt,
        failedAt,
        fault,
        latencyMs: median === undefined ? null : Math.round(median * 1000),
      };
    },
  };
}
