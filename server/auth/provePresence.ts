import type { UserRow } from '../../db/users.ts';
import type { Deps } from '../deps.ts';
import { invalid } from '../errors.ts';
import { guessPassword } from './guessPassword.ts';

/** A sign-in this recent is proof enough of who is there. */
export const freshMs = 60 * 60_000;

/**
 * Checks the current password of the person who acts.
 * @param required whether the call is refused without one
 * @param address the network of the caller; null for one that is not known
 * @throws {AppError} invalid_input on currentPassword, too_many_attempts
 */
export async function provePresence(
  deps: Pick<Deps, 'db' | 'clock' | 'passwords'>,
  user: UserRow,
  required: boolean,
  password: string | undefined,
  address: string | null,
): Promise<void> {
  if (!password) {
    if (required) throw invalid('currentPassword', 'Please enter your current password');
    return;
  }
  if (!(await guessPassword(deps, { email: user.email, user, password, address })))
    throw invalid('currentPassword', 'This is not your current password');
}
