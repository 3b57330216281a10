import { hasSignedInFrom } from '../../../db/identity/sessions.ts';
import type { UserRow } from '../../../db/identity/users.ts';
import type { Deps } from '../../deps.ts';
import { countFailedSignIn, type Guessed, requireGuessesLeft } from './attempts.ts';

/**
 * Whether this is the password of an e-mail (`user` undefined: unknown). See `guess` for the limits.
 * @param address the client's network address; null if unknown
 * @throws {AppError} too_many_attempts
 */
export const guessPassword = (
  deps: Pick<Deps, 'db' | 'clock' | 'passwords'>,
  { password, ...target }: Target & { password: string },
): Promise<boolean> =>
  guess(deps, 'password', target, () => deps.passwords.matches(target.user?.passwordHash, password));

type Target = { email: string; user: UserRow | undefined; address: string | null };

/**
 * Whether a guess is right. Allows few wrong guesses per network, and more from all networks together. A
 * network from which this user has signed in keeps its own guesses, whatever others use up. Parallel guesses
 * gain nothing: a right one after the last allowed guess is rejected like a wrong one.
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
