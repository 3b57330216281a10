import { AppError } from '../errors.ts';
import { say } from '../texts/say.ts';

/** @throws {AppError} conflict that says how many accounts to disconnect first */
export function enoughSeats(seats: number, connected: number): void {
  const over = connected - seats;
  if (over <= 0) return;
  throw new AppError(
    'conflict',
    say('billing.disconnectFirst', {
      are: say('billing.accountsAre', { smart_count: connected }),
      accounts: say('billing.accounts', { smart_count: over }),
    }),
  );
}
