import { isReplica } from '../../../db/files/problem.ts';
import type { Db } from '../../../db/open.ts';
import { readSchemaState } from '../../../db/operations/schemaAt.ts';
import { within } from '../../clock.ts';
import { second } from '../../durations.ts';
import { text } from '../../texts/text.ts';

const timeout = second;

/** Why a load balancer should send no requests here. */
const reasons = {
  starting: text('calls.serverStarting'),
  stopping: text('calls.serverStopping'),
  database: text('calls.databaseAway'),
  schema: text('calls.schemaMismatch'),
  replica: text('calls.databaseReadOnly'),
};
export type NotReady = keyof typeof reasons;

export const notReady = (reason: NotReady) => ({
  ...reasons[reason],
  code: 'unavailable' as const,
  reason,
});

export type Readiness = ReturnType<typeof createReadiness>;

export function createReadiness(db: Db) {
  let stopping = false;
  let looking: Promise<NotReady | null> | undefined;

  async function look(): Promise<NotReady | null> {
    try {
      const { schema, readOnly } = await within(timeout, () => readSchemaState(db));
      if (schema === 'older' || schema === 'tooNew') return 'schema';
      return readOnly ? 'replica' : null;
    } catch (error) {
      return isReplica(error) ? 'replica' : 'database';
    }
  }

  return {
    /** From now on, no requests should come. */
    stop(): void {
      stopping = true;
    },
    /** Null if ready. Requests at the same time share one look, so that they are cheap. */
    async reason(): Promise<NotReady | null> {
      looking ??= look().finally(() => {
        looking = undefined;
      });
      const found = stopping ? null : await looking;
      return stopping ? 'stopping' : found;
    },
  };
}
