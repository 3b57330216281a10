import { firstDue } from '../../../db/automation/automations.ts';
import { operatorStop } from '../../../db/automation/switches.ts';
import type { Db } from '../../../db/open.ts';
import { listServers } from '../../../db/operations/servers.ts';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import { second } from '../../durations.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { faultOfStop } from '../primary.ts';

/** The engine's heartbeat comes every five seconds. */
const silentAfter = 30 * second;
/** A due account runs at once, unless very many are due. */
const overdueAfter = 120 * second;
/** For other servers. Their claims are freed after the same time. */
const goneAfter = 20 * second;

/** stopped: by the operator, or because no server runs an engine. stalled: it should work and does not. */
export type EngineHealth = {
  state: 'running' | 'stopped' | 'stalled';
  /** Ms since the epoch. */
  heartbeatAt: number | null;
  /** In real seconds; 0 without a due account. */
  oldestDueSeconds: number;
  /** A problem for people; null without one. */
  fault: string | null;
};

type Needs = {
  db: Db;
  clock: Clock;
  engineClock: Clock;
  metrics: Metrics;
  config: Pick<Config, 'AUTOMATION_CLOCK_RATE' | 'ROLE'>;
};
export type Heartbeat = ReturnType<typeof createHeartbeat>;

/** The health of this server's engine; on a server without one, of the others'. */
export function createHeartbeat() {
  let heartbeatAt: number | null = null;
  let runs = false;
  /** The last time that a stop or an open circuit blocked all accounts. Waits before it don't count. */
  let freeSince = 0;
  /** The first due account, if its due time is 0: then its wait counts from when it was first seen. */
  let first: { accountId: string; fence: number; since: number } | undefined;

  async function waitOfFirst({ db, clock, engineClock, config }: Needs): Promise<number> {
    const head = await firstDue(db);
    const engineNow = engineClock.now();
    const isTouched = head?.dueAt === 0;
    if (!head || !isTouched) first = undefined;
    if (!head || head.dueAt === null || head.dueAt > engineNow) return 0;
    if (!isTouched) return (engineNow - head.dueAt) / config.AUTOMATION_CLOCK_RATE;
    const now = clock.now();
    // Another fence means that it has run meanwhile.
    if (first?.accountId !== head.accountId || first.fence !== head.fence) first = { ...head, since: now };
    return now - first.since;
  }

  /** The health of other servers' engines. One that works is enough. */
  async function lookElsewhere({
    db,
    clock,
    config,
  }: Needs): Promise<Pick<EngineHealth, 'state' | 'heartbeatAt' | 'fault'>> {
    const engines = (await listServers(db)).flatMap(({ engine, heartbeatAgeMs }) =>
      engine && heartbeatAgeMs <= goneAfter ? [{ ...engine, heartbeatAt: clock.now() - heartbeatAgeMs }] : [],
    );
    const best = engines.find(({ state }) => state !== 'stalled') ?? engines[0];
    const latest = best ? Math.max(...engines.map((engine) => engine.heartbeatAt)) : null;
    if (best?.state === 'stalled') return { state: 'stalled', heartbeatAt: latest, fault: best.fault };
    if (best) return { state: 'running', heartbeatAt: latest, fault: null };
    // A server with ROLE=web needs workers.
    const isAlone = config.ROLE === 'web';
    return {
      state: isAlone ? 'stalled' : 'stopped',
      heartbeatAt: null,
      fault: isAlone ? 'No server runs the automation' : null,
    };
  }

  async function look(deps: Needs): Promise<EngineHealth> {
    const now = deps.clock.now();
    const stop = await operatorStop(deps.db);
    const isStopped = stop !== undefined;
    const wait = await waitOfFirst(deps);
    if (isStopped || deps.metrics.aCircuitIsOpen()) freeSince = now;
    const oldestDueSeconds = Math.round(wait / second);
    const stopped = isStopped && { state: 'stopped' as const, fault: faultOfStop(stop) };
    if (!runs) return { ...(await lookElsewhere(deps)), ...stopped, oldestDueSeconds };
    const silence = heartbeatAt === null ? 0 : now - heartbeatAt;
    const faultOf = () => {
      if (silence > silentAfter)
        return `The engine gave its last sign of life ${Math.round(silence / second)} seconds ago`;
      if (Math.min(wait, now - freeSince) <= overdueAfter) return null;
      return `An account has been due for ${Math.round(wait / second)} seconds and has had no turn`;
    };
    const fault = faultOf();
    return { state: fault ? 'stalled' : 'running', fault, ...stopped, heartbeatAt, oldestDueSeconds };
  }

  return {
    look,
    /** The first heartbeat starts the engine. */
    async record(deps: Needs): Promise<EngineHealth> {
      const now = deps.clock.now();
      if (!runs) freeSince = now;
      runs = true;
      heartbeatAt = now;
      // Notices a blocked engine even if nobody calls `look`.
      return look(deps);
    },
    end(): void {
      runs = false;
    },
  };
}
