import type { Deps } from '../deps.ts';
import { attemptForEmail, requireAttemptsLeft } from './attempts.ts';

/**
 * Whether this is the password behind an e-mail (`passwordHash` undefined: nobody has it), for few wrong guesses at a time.
 * Many at once gain nothing: a right one that is found out after the last open guess is refused like a wrong one.
 * @throws {AppError} too_many_attempts
 */
export async function guessPassword(
  deps: Pick<Deps, 'db' | 'clock' | 'passwords'>,
  email: string,
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  await requireAttemptsLeft(deps, 'failedSignIn', email);
  const right = await deps.passwords.matches(passwordHash, password);
  if (right) await requireAttemptsLeft(deps, 'failedSignIn', email);
  else await attemptForEmail(deps, 'failedSignIn', email);
  return right;
}
