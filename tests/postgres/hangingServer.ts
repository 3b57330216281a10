/** A server whose jobs never end, for tests that kill it. */
import { openDatabase } from '../../db/open.ts';
import { systemClock } from '../../server/clock.ts';
import { createGraphileJobs } from '../../server/jobs/graphile.ts';
import { createLog } from '../../server/log.ts';

const db = await openDatabase(process.env.DATABASE_URL ?? '');
const jobs = createGraphileJobs({ db, clock: systemClock, log: createLog('warn') });
jobs.define({
  webhook: { handler: () => new Promise(() => {}), clock: systemClock, concurrency: 16 },
});
await jobs.start(['webhook']);
