import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import type { Operation } from './operations.ts';

/** Allowed answers from 500 on: a provider failed or is slow. */
const providersFault = new Set(['provider_failed', 'provider_unavailable']);
/** How long old connections may still break after a server is healthy again, ms. */
const grace = 1500;

/** Events of a server that its clients may notice. */
export type Life = { downSince: number | null; upSince: number };
/** Milliseconds. */
export type Timing = { calls: number; p50: number; p90: number; p99: number; max: number };
export type Heard = { status: number; body: unknown; text: string };

/** Records every call's duration, and whether its outcome is allowed. */
export function createJudge(operations: Map<string, Operation>) {
  const timings = new Map<string, RecordableHistogram>();
  const statuses = new Map<string, Map<number, number>>();
  const findings = new Map<string, { count: number; example: string }>();
  let broken = 0;
  let calls = 0;

  function find(kind: string, example: string): void {
    const known = findings.get(kind);
    if (known) known.count += 1;
    else findings.set(kind, { count: 1, example: example.slice(0, 1500) });
  }
  function record(key: string, ms: number): void {
    const histogram = timings.get(key) ?? createHistogram({ lowest: 1, highest: 120e6, figures: 3 });
    timings.set(key, histogram);
    histogram.record(Math.max(1, Math.round(ms * 1000)));
  }

  return {
    find,
    answered(name: string, asked: string, { status, body, text }: Heard, ms: number, life: Life): void {
      calls += 1;
      const operation = operations.get(name);
      record(`group ${operation?.group}`, ms);
      record(`call ${name}`, ms);
      const counts = statuses.get(name) ?? new Map<number, number>();
      statuses.set(name, counts);
      counts.set(status, (counts.get(status) ?? 0) + 1);
      const code = (body as { code?: string } | null)?.code ?? '';
      const starting = status === 503 && life.downSince !== null;
      if (starting) return;
      if (status >= 500 && !providersFault.has(code))
        find(`unexpected ${status} ${code} of ${name}`, `${asked}\n${text}`);
      else if (!operation?.statuses.has(String(status)))
        find(`undocumented ${status} ${code} of ${name}`, `${asked}\n${text}`);
    },
    /** A failed or cut connection: allowed while the server is down. */
    broke(name: string, asked: string, error: unknown, life: Life, now: number): void {
      broken += 1;
      if (life.downSince !== null || now - life.upSince < grace) return;
      find(`the connection broke although nobody killed: ${name}`, `${asked}\n${error}`);
    },
    report() {
      const rows = (kind: string): Record<string, Timing> =>
        Object.fromEntries(
          [...timings]
            .filter(([key]) => key.startsWith(`${kind} `))
            .map(([key, histogram]) => {
              const at = (percent: number) => Math.round(histogram.percentile(percent) / 100) / 10;
              return [
                key.slice(kind.length + 1),
                {
                  calls: histogram.count,
                  p50: at(50),
                  p90: at(90),
                  p99: at(99),
                  max: Math.round(histogram.max / 100) / 10,
                },
              ];
            })
            .sort(([a], [b]) => String(a).localeCompare(String(b))),
        );
      const never = [...operations.keys()].filter(
        (name) => ![...(statuses.get(name)?.keys() ?? [])].some((status) => status < 300),
      );
      const byStatus: Record<string, number> = {};
      for (const counts of statuses.values())
        for (const [status, n] of counts) byStatus[status] = (byStatus[status] ?? 0) + n;
      return {
        calls,
        broken,
        byStatus,
        groups: rows('group'),
        operations: rows('call'),
        never,
        findings: Object.fromEntries(findings),
      };
    },
  };
}

export type Judge = ReturnType<typeof createJudge>;
