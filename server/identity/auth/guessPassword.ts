import { hasSignedInFrom } from '../../../db/sessions.ts';
import type { UserRow } from '../../../db/users.ts';
import type { Deps } from '../../deps.ts';
import { countFailedSignIn, type Guessed, requireGuessesLeft } from './attempts.ts';

/**
 * Whether this is the password behind an e-mail (`user` undefined: nobody has it). See `guess` for how often somebody may try.
 * @param address the guesser's network; null for one that is not known
 * @throws {AppError} too_many_attempts
 */
export const guessPassword = (
  deps: Pick<Deps, 'db' | 'clock' | 'passwords'>,
  { password, ...target }: Target & { password: string },
): Promise<boolean> =>
  guess(deps, 'password', target, () => deps.passwords.matches(target.user?.passwordHash, password));

type Target = { email: string; user: UserRow | undefined; address: string | null };

/**
 * Whether a guess is right, for few wrong ones at a time from one network, and more from all of them. A network from which this
 * person signed in before keeps its own guesses, whatever others use up. Many at once gain nothing: a right one that is found out
 * after the last open guess is refused like a wrong one.
 * @throws {AppError} too_many_attempts
 */
export async function guess(
  deps: Pick<Deps, 'db' | 'clock'>,
  what: Guessed,
  { email, user, address }: Target,
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  const known = user !== undefined && address !== null && (await hasSignedInFrom(deps.db, user.id, address));
  const guesser = { email, address, known };
  await requireGuessesLeft(deps, guesser, what);
  const right = await isRight();
  if (right) await requireGuessesLeft(deps, guesser, what);
  else await countFailedSignIn(deps, guesser, what);
  return right;
}
