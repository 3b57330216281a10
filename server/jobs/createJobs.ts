import { isPostgres } from '../../db/dialect/engine.ts';
import { createEmbeddedJobs } from './embedded.ts';
import type { Jobs } from './jobs.ts';
import type { Options } from './worker.ts';

/** The database's job engine. Loads graphile-worker only if it is used. */
export async function createJobs(options: Options): Promise<Jobs> {
  if (!isPostgres) return createEmbeddedJobs(options);
  return (await import('./graphile.ts')).createGraphileJobs(options);
}
