import type { Db } from '../../db/open.ts';
import { operatorStop } from '../../db/switches.ts';
import { AppError } from '../errors.ts';

/**
 * Refuses what would call the network while the operator has stopped everything. A person's own switch stops what happens by itself,
 * not what the person asks for.
 * @throws {AppError} unavailable with the operator's reason
 */
export function requireGoing(db: Db): void {
  const stop = operatorStop(db);
  if (stop)
    throw new AppError(
      'unavailable',
      `Everything is stopped${stop.reason ? `: ${stop.reason}` : ' by the operator'}`,
    );
}
