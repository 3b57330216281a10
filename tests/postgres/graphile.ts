import { expect } from 'vitest';
import type { Db } from '../../db/open.ts';
import { execute } from '../support/database.ts';

export const ofAPool = { locked_by: expect.stringMatching(/^pool-/) };

/** What graphile-worker has queued: job keys, and by whom they are locked. */
export const queuedIn = (db: Db) =>
  execute<{ key: string | null; locked_by: string | null }>(
    db,
    'select key, locked_by from graphile_worker.jobs order by key',
  );
