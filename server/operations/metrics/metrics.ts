import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { CommentCategory } from '../../history/comments/schemas.ts';

export type CommentResult = 'posted' | 'unknown' | 'failed' | 'skipped' | 'drafted';
export type ProviderName = 'network' | 'writer' | 'images' | 'payments';
export type Metrics = ReturnType<typeof createMetrics>;

/** How many accounts are due now, and how many have their run. */
export type Queue = { due: number; leased: number };

const circuitStates = { closed: 0, trying: 1, open: 2 } as const;

/** The server's own metrics, in a separate registry. */
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
  let readQueue: (() => Promise<Queue>) | undefined;
  new Gauge({
    name: 'chimein_queue_accounts',
    help: 'Accounts that are due now (counted up to 10,000), and accounts that have their turn',
    labelNames: ['state'] as const,
    registers,
    async collect() {
      const queue = await readQueue?.();
      if (!queue) return;
      this.set({ state: 'due' }, queue.due);
      this.set({ state: 'leased' }, queue.leased);
    },
  });

  return {
    /** A run began so long after its account was due, in ms of the engine's clock. */
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
    /** Whether a provider is called: `closed` as always, `trying` whether it is back, `open` not at all. */
    circuitOf: (provider: ProviderName): keyof typeof circuitStates => states.get(provider) ?? 'closed',
    /** Whether a provider is left alone at present. */
    aCircuitIsOpen: (): boolean => [...states.values()].some((state) => state !== 'closed'),
    eventStreamed(): void {
      streamed.inc();
    },
    /** @param route one of the app's routes, such as `/api/admin/user/:id`, never the path of a request: there are any number of those */
    request(method: string, route: string, status: number): void {
      requests.inc({ method, route, status });
    },
    /** Has the queue read whenever somebody looks. */
    watchQueue(read: () => Promise<Queue>): void {
      readQueue = read;
    },
    contentType: registry.contentType,
    /** All of it in Prometheus' text format. */
    text(): Promise<string> {
      // The process's own figures cost a little all the time, so they begin with the first who looks.
      if (!watchesProcess) collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 50 });
      watchesProcess = true;
      return registry.metrics();
    },
  };
}
