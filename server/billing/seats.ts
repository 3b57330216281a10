import { AppError } from '../errors.ts';
import { say } from '../texts/say.ts';

/** Rejects fewer seats than connected accounts, and says how many to disconnect first. @throws {AppError} conflict */
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
