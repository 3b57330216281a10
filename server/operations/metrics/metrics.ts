import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { CommentCategory } from '../../history/comments/schemas.ts';
import type { Jobs } from '../../jobs/jobs.ts';

export type CommentResult = 'posted' | 'unknown' | 'failed' | 'skipped' | 'drafted';
export type ProviderName = 'network' | 'writer' | 'judge' | 'images' | 'payments';
export type Metrics = ReturnType<typeof createMetrics>;

type Sources = {
  queue: () => Promise<{ due: number; leased: number }>;
  look: Jobs['look'];
};

const circuitStates = { closed: 0, trying: 1, open: 2 } as const;

/** In its own registry. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  let watchesProcess = false;

  const comments = new Counter({
    name: 'chimein_comments_total',
    help: 'Comments by what became of them; skipped counts posts that were left alone at the last',
    labelNames: ['result', 'category'] as const,
    registers,
  });
  const calls = new Histogram({
    name: 'chimein_provider_call_seconds',
    help: 'How long calls to providers took, by how they ended: ok, or the kind of fault',
    labelNames: ['provider', 'call', 'outcome'] as const,
    buckets: [0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30, 60],
    registers,
  });
  const lag = new Histogram({
    name: 'chimein_due_lag_seconds',
    help: 'How long after it was due a turn began, by the clock of the automation',
    buckets: [0.01, 0.1, 0.5, 1, 2, 5, 10, 30, 60, 120, 600],
    registers,
  });
  const states = new Map<ProviderName, keyof typeof circuitStates>();
  const circuits = new Gauge({
    name: 'chimein_circuit_state',
    help: 'Whether a provider is called: 0 as always, 1 trying whether it is back, 2 not at all',
    labelNames: ['provider'] as const,
    registers,
  });
  const streamed = new Counter({
    name: 'chimein_events_streamed_total',
    help: 'Events sent to those who watch',
    registers,
  });
  const requests = new Counter({
    name: 'chimein_http_requests_total',
    help: 'Answers by route and status; (other) is the web app and what no call is',
    labelNames: ['method', 'route', 'status'] as const,
    registers,
  });
  let sources: Sources | undefined;
  const accounts = new Gauge({
    name: 'chimein_queue_accounts',
    help: 'Accounts that are due now (counted up to 10,000), and accounts with a run in progress',
    labelNames: ['state'] as const,
    registers,
  });
  const jobs = new Gauge({
    name: 'chimein_jobs',
    help: 'Jobs by kind: waiting (due or not), running, dead (letters to replay)',
    labelNames: ['kind', 'state'] as const,
    registers,
  });
  const overdue = new Gauge({
    name: 'chimein_jobs_overdue_seconds',
    help: 'How long the oldest waiting job of a kind has been due; 0 when none is',
    labelNames: ['kind'] as const,
    registers,
  });
  const unrecorded = new Gauge({
    name: 'chimein_jobs_unrecorded',
    help: 'Jobs that finished on this server and whose result the database has not saved yet',
    labelNames: ['kind'] as const,
    registers,
  });

  async function readSources({ queue, look }: Sources): Promise<void> {
    const { due, leased } = await queue();
    accounts.set({ state: 'due' }, due);
    accounts.set({ state: 'leased' }, leased);
    for (const { kind, rows, ...here } of await look()) {
      unrecorded.set({ kind }, here.unrecorded);
      if (!rows) continue;
      for (const state of ['waiting', 'running', 'dead'] as const) jobs.set({ kind, state }, rows[state]);
      overdue.set({ kind }, rows.overdueMs / 1000);
    }
  }

  return {
    /** @param lagMs time between due and run, ms of the engine's clock */
    runBegan(lagMs: number): void {
      lag.observe(lagMs / 1000);
    },
    comment(result: CommentResult, category: CommentCategory): void {
      comments.inc({ result, category });
    },
    /** @param outcome `ok` or the kind of the fault */
    providerCall(provider: ProviderName, call: string, outcome: string, seconds: number): void {
      calls.observe({ provider, call, outcome }, seconds);
    },
    circuit(provider: ProviderName, state: keyof typeof circuitStates): void {
      states.set(provider, state);
      circuits.set({ provider }, circuitStates[state]);
    },
    circuitOf: (provider: ProviderName): keyof typeof circuitStates => states.get(provider) ?? 'closed',
    aCircuitIsOpen: (): boolean => [...states.values()].some((state) => state !== 'closed'),
    eventStreamed(): void {
      streamed.inc();
    },
    /**
     * @param route such as `/api/admin/user/:id`, never a request's path, which would create any number of
     * series
     */
    request(method: string, route: string, status: number): void {
      requests.inc({ method, route, status });
    },
    /** Sets what each scrape reads. */
    watch(read: Sources): void {
      sources = read;
    },
    contentType: registry.contentType,
    async text(): Promise<string> {
      // The process's own metrics always cost a little, so they start with the first scrape.
      if (!watchesProcess) collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 50 });
      watchesProcess = true;
      if (sources) await readSources(sources);
      return registry.metrics();
    },
  };
}
