import type { Clock } from '../clock.ts';

export const calledProviders = ['network', 'writer', 'images', 'payments', 'mail'] as const;
export type CalledProvider = (typeof calledProviders)[number];

/** How the calls to a provider went lately, as this server saw it since it began. Times in ms since the epoch. */
export type LatestCalls = {
  succeededAt: number | null;
  failedAt: number | null;
  /** `key`, `unavailable` … of the latest that failed. */
  fault: string | null;
  /** The median of the latest. */
  latencyMs: number | null;
};
export type ProviderCalls = ReturnType<typeof createProviderCalls>;

const mostKept = 50;

/** Keeps in mind how the latest calls to each provider went. */
export function createProviderCalls(clock: Clock) {
  const kept = new Map<CalledProvider, Omit<LatestCalls, 'latencyMs'> & { seconds: number[] }>();
  return {
    /** @param outcome `ok` or the kind of fault. One that says nothing about the provider's health counts as an answer. */
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
    of(provider: CalledProvider): LatestCalls {
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
