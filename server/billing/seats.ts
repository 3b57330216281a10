import { AppError } from '../errors.ts';

/**
 * Refuses seats for fewer accounts than are connected, and says how many to disconnect first.
 * @throws {AppError} conflict
 */
export function enoughSeats(seats: number, connected: number): void {
  const over = connected - seats;
  if (over <= 0) return;
  const are = connected === 1 ? '1 account is' : `${connected} accounts are`;
  const first = over === 1 ? '1 account' : `${over} accounts`;
  throw new AppError('conflict', `${are} connected. Please disconnect ${first} first`);
}
