import { setImmediate as breath } from 'node:timers/promises';
import { queueSizes } from '../../db/automation/automations.ts';
import { nearestToLimits, readsOfAll } from '../../db/automation/providerReads.ts';
import { eventsInHour } from '../../db/history/activity.ts';
import { backlog } from '../../db/operations/backlog.ts';
import { listServers } from '../../db/operations/servers.ts';
import { providerDay } from '../automation/network/readBudget.ts';
import { iso } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { hour, second } from '../durations.ts';
import { version } from './health/version.ts';
import { calledProviders } from './providerCalls.ts';
import type { Activity, Operations, ReadsOfAll } from './schemas.ts';

/** Ms of work before others get the event loop. */
const longestAtOnce = 5;
const isoOrNull = (at: number | null) => (at === null ? null : iso(at));

export async function readOperations(deps: Deps): Promise<Operations> {
  const { state, heartbeatAt, oldestDueSeconds, fault } = await deps.heartbeat.look(deps);
  const { due, leased: working } = await queueSizes(deps.db, deps.engineClock.now());
  return {
    version,
    engine: { state, heartbeatAt: isoOrNull(heartbeatAt), oldestDueSeconds, due, working, fault },
    providers: calledProviders.map((name) => {
      const { succeededAt, failedAt, fault: kind, latencyMs } = deps.calls.latest(name);
      const circuit = name === 'network' || name === 'writer' ? deps.metrics.circuitOf(name) : null;
      const times = { succeededAt: isoOrNull(succeededAt), failedAt: isoOrNull(failedAt) };
      return { name, side: deps.config.providers[name], circuit, ...times, fault: kind, latencyMs };
    }),
    servers: (await listServers(deps.db)).map(
      ({ startedAt, heartbeatAgeMs, schema: _, engine: __, ...server }) => ({
        ...server,
        startedAt: iso(startedAt),
        heartbeatSeconds: Math.round(heartbeatAgeMs / second),
      }),
    ),
    backlog: await backlog(deps.db),
  };
}

export async function readActivity(
  { db, engineClock }: Pick<Deps, 'db' | 'engineClock'>,
  hours: number,
): Promise<Activity> {
  const now = engineClock.now();
  const last = Math.floor(now / hour) * hour;
  const causes = new Map<string, number>();
  const found: Activity['hours'] = [];
  let began = performance.now();
  for (let at = last - (hours - 1) * hour; at <= last; at += hour) {
    const { posted, faults } = await eventsInHour(db, at, now);
    for (const [cause, n] of Object.entries(faults)) causes.set(cause, (causes.get(cause) ?? 0) + n);
    found.push({ at: iso(at), posted, faults: Object.values(faults).reduce((sum, n) => sum + n, 0) });
    // Counts several hours before it yields: on a busy server each yield costs a tick.
    if (performance.now() - began < longestAtOnce) continue;
    await breath();
    began = performance.now();
  }
  const faults = [...causes]
    .map(([cause, count]) => ({ cause, count }))
    .sort((a, b) => b.count - a.count || a.cause.localeCompare(b.cause));
  return { hours: found, faults };
}

const shown = 10;

export async function readReads({
  db,
  engineClock,
  reads: { limits },
}: Pick<Deps, 'db' | 'engineClock' | 'reads'>): Promise<ReadsOfAll> {
  const { day, endsAt } = providerDay(engineClock.now());
  const all = await readsOfAll(db, day, limits);
  return {
    day,
    resetsAt: iso(endsAt),
    searchRows: { used: all.searchRows, limit: limits.searchRows, reached: all.reachedSearchRows },
    profiles: { used: all.profiles, limit: limits.profiles, reached: all.reachedProfiles },
    others: { used: all.others, limit: limits.others, reached: all.reachedOthers },
    comments: all.comments,
    rateLimits: all.rateLimits,
    nearest: await nearestToLimits(db, day, limits, shown),
  };
}
