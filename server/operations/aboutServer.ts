import { hostname } from 'node:os';
import { DatabaseProblem } from '../../db/files/problem.ts';
import { ownSchema, readSchemaState } from '../../db/operations/schemaAt.ts';
import { announceServer, describeServer } from '../../db/operations/servers.ts';
import type { AboutServer } from '../../db/schema/index.ts';
import type { Deps } from '../deps.ts';
import type { EngineHealth } from './health/heartbeat.ts';
import { version } from './health/version.ts';

type Needs = Pick<Deps, 'config' | 'db' | 'log' | 'metrics'>;
type Options = { worker: string; port: number; startedAt: number };

/** How a server describes itself to operators and to migrations. */
function aboutServer(
  { config, metrics }: Needs,
  { port, startedAt }: Options,
  engine: AboutServer['engine'] = null,
): AboutServer {
  const circuits = { network: metrics.circuitOf('network'), writer: metrics.circuitOf('writer') };
  const name = `${hostname()}:${port}`;
  return { name, role: config.ROLE, version, schema: ownSchema, startedAt, circuits, engine };
}

const excludedNow =
  'The database was upgraded by a later version of Chime In, and this version can no longer use it. Install that version, or a later one';

/** This server in the table of servers. */
export function createPresence(options: Options) {
  let exclude = (_sentence: string): void => {};
  /** Resolves with a sentence when this version can no longer use the database. */
  const excluded = new Promise<string>((resolve) => {
    exclude = resolve;
  });
  return {
    excluded,
    /**
     * Called before any work. From now on, migrations that exclude this version wait for the server.
     * @throws {DatabaseProblem} if one has excluded it since the database was opened
     */
    async announce(deps: Needs): Promise<void> {
      const schema = await announceServer(deps.db, options.worker, aboutServer(deps, options));
      if (schema === 'tooNew') throw new DatabaseProblem(excludedNow);
    },
    /**
     * Called at each heartbeat. A migration may have excluded the server while it was cut off.
     * @param health of its engine; null if it runs none
     */
    async describe(deps: Needs, health: EngineHealth | null): Promise<void> {
      const engine = health && { state: health.state, fault: health.fault };
      await describeServer(deps.db, options.worker, aboutServer(deps, options, engine));
      if ((await readSchemaState(deps.db)).schema !== 'tooNew') return;
      deps.log.fatal(excludedNow);
      exclude(excludedNow);
    },
  };
}
