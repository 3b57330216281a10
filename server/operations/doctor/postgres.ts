import { testDatabase } from '../../../db/files/selfTest.ts';
import type { PostgresFacts } from '../../../db/postgres/facts.ts';
import { systemClock } from '../../clock.ts';
import { text } from '../../texts/text.ts';
import { type Check, FailedCheck } from './failedCheck.ts';

/** Due times use the servers' clocks and heartbeats use Postgres's, so they must agree. */
const mostOffMs = 2000;
/** The connections that one more server takes at most. */
const ofOneServer = 11;

/** Asks Postgres about itself, then writes and rolls back. */
export const checkPostgres: Check = async ({ db, config }) => {
  // Loaded on demand: with SQLite, the Postgres half of the query builder is not needed.
  const { readPostgresFacts } = await import('../../../db/postgres/facts.ts');
  const before = systemClock.now();
  const facts = await readPostgresFacts(db);
  const offMs = (before + systemClock.now()) / 2 - facts.now;
  judgePostgres(facts, { offMs, production: config.production });
  const { bytes } = await testDatabase(db);
  const size = `${(bytes / 1024 / 1024).toFixed(1)} MB`;
  return text(keys[facts.transport], { version: facts.version, size, left: facts.connectionsLeft });
};

const keys = {
  clear: 'doctor.postgresWritable',
  encrypted: 'doctor.postgresWritableEncrypted',
  verified: 'doctor.postgresWritableVerified',
} as const;

/** @throws {FailedCheck} the first problem */
export function judgePostgres(
  { readOnly, schema, fsync, connectionsLeft }: PostgresFacts,
  { offMs, production }: { offMs: number; production: boolean },
): void {
  if (readOnly) throw new FailedCheck(text('doctor.postgresReadOnly'), text('doctor.setDatabaseUrl'));
  if (schema === 'tooNew')
    throw new FailedCheck(text('doctor.postgresSchemaNewer'), text('doctor.installLaterVersion'));
  if (schema === 'older')
    throw new FailedCheck(
      text('doctor.postgresSchemaOlder'),
      text('doctor.run', { command: 'npm run migrate' }),
    );
  if (production && !fsync) throw new FailedCheck(text('doctor.postgresFsyncOff'), text('doctor.setFsyncOn'));
  if (Math.abs(offMs) > mostOffMs) {
    const seconds = Math.round(Math.abs(offMs) / 1000);
    throw new FailedCheck(
      text(offMs > 0 ? 'doctor.postgresClockBehind' : 'doctor.postgresClockAhead', { seconds }),
      text('doctor.turnOnTimeSyncBoth'),
    );
  }
  if (connectionsLeft < ofOneServer)
    throw new FailedCheck(
      text('doctor.postgresConnectionsLeft', { left: Math.max(0, connectionsLeft) }),
      text('doctor.raiseMaxConnections', { needed: ofOneServer }),
    );
}
