import { operatorStop } from '../../../db/automation/switches.ts';
import type { Reader } from '../../../db/open.ts';
import { AppError } from '../../errors.ts';
import { say } from '../../texts/say.ts';
import { reasonOf } from './wire.ts';

/**
 * Refuses what would call the network while the operator has stopped everything. A user's own stop does not
 * forbid what they ask for.
 * @throws {AppError} unavailable with the operator's reason
 */
export async function requireGoing(db: Reader): Promise<void> {
  const stop = await operatorStop(db);
  if (!stop) return;
  const reason = reasonOf(stop);
  throw new AppError(
    'unavailable',
    reason.message ? say('automation.stoppedBecause', { reason }) : say('automation.stoppedByOperator'),
  );
}
