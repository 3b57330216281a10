import { hasSignedInFrom } from '../../db/sessions.ts';
import type { UserRow } from '../../db/users.ts';
import type { Deps } from '../deps.ts';
import { countFailedSignIn, requireGuessesLeft } from './attempts.ts';

/**
 * Whether this is the password behind an e-mail (`user` undefined: nobody has it), for few wrong guesses at a time from one network,
 * and more from all of them. A network from which this person signed in before keeps its own guesses, whatever others use up.
 * Many at once gain nothing: a right one that is found out after the last open guess is refused like a wrong one.
 * @param address the guesser's network; null for one that is not known
 * @throws {AppError} too_many_attempts
 */
export async function guessPassword(
  deps: Pick<Deps, 'db' | 'clock' | 'passwords'>,
  guess: { email: string; user: UserRow | undefined; password: string; address: string | null },
): Promise<boolean> {
  const { email, user, password, address } = guess;
  const known = user !== undefined && address !== null && (await hasSignedInFrom(deps.db, user.id, address));
  const guesser = { email, address, known };
  await requireGuessesLeft(deps, guesser);
  const right = await deps.passwords.matches(user?.passwordHash, password);
  if (right) await requireGuessesLeft(deps, guesser);
  else await countFailedSignIn(deps, guesser);
  return right;
}
