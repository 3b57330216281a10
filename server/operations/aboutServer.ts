import { hostname } from 'node:os';
import type { AboutServer } from '../../db/schema/index.ts';
import type { Deps } from '../deps.ts';
import { version } from './health/version.ts';

/** How a server describes itself to operators, at each heartbeat. */
export function aboutServer(
  { config, metrics }: Pick<Deps, 'config' | 'metrics'>,
  { port, startedAt }: { port: number; startedAt: number },
): AboutServer {
  const circuits = { network: metrics.circuitOf('network'), writer: metrics.circuitOf('writer') };
  return { name: `${hostname()}:${port}`, role: config.ROLE, version, startedAt, circuits };
}
