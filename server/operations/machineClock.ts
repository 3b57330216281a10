import { DatabaseProblem } from '../../db/files/problem.ts';
import type { Db } from '../../db/open.ts';
import { databaseTime } from '../../db/operations/databaseTime.ts';
import { type Clock, systemClock } from '../clock.ts';
import { second } from '../durations.ts';
import type { Log } from '../log.ts';

const notable = 2 * second;
/**
 * With a larger difference, servers would disagree about what is due. Claims of a silent server are freed
 * after the same time.
 */
const tooMuch = 20 * second;

/**
 * Compares this machine's clock with the database's, which all servers share.
 * @throws {DatabaseProblem} if they are too far apart
 */
export async function checkMachineClock(db: Db, log: Log, machine: Clock = systemClock): Promise<void> {
  const before = machine.now();
  const theirs = await databaseTime(db);
  const after = machine.now();
  // The database read its clock between the two readings.
  const apart = theirs < before ? before - theirs : Math.max(0, theirs - after);
  if (apart <= notable) return;
  const seconds = Math.round(apart / second);
  const fault = `This machine's clock is ${seconds} seconds ${theirs < before ? 'ahead of' : 'behind'} that of the database. Set both by NTP`;
  if (apart > tooMuch) throw new DatabaseProblem(fault);
  log.warn({ seconds }, fault);
}
