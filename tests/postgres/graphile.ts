import { expect } from 'vitest';
import type { Db } from '../../db/open.ts';
import { execute } from '../support/database.ts';

export const ofAPool = { locked_by: expect.stringMatching(/^pool-/) };

/** The jobs that graphile-worker has queued: their keys, and by whom they are locked. */
export const queuedIn = (db: Db) =>
  execute<{ key: string | null; locked_by: string | null }>(
    db,
    'select key, locked_by from graphile_worker.jobs order by key',
  );
