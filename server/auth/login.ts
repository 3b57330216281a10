import { userByEmail } from '../../db/users.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import type { Caller } from '../http/caller.ts';
import { attemptForEmail, attemptFrom } from './attempts.ts';
import { openSession } from './openSession.ts';
import { isPassword } from './passwords.ts';
import type { LoggedIn, LoginInput } from './schemas.ts';

/**
 * Signs in with e-mail and password. An unknown e-mail is refused like a wrong password, after the same time.
 * @throws {AppError} wrong_credentials, too_many_attempts
 */
export async function login(deps: Deps, input: LoginInput, caller: Caller): Promise<LoggedIn> {
  await attemptFrom(deps, 'signInFrom', caller.address);
  const takeBack = await attemptForEmail(deps, 'failedSignIn', input.email);
  const user = await userByEmail(deps.db, input.email);
  const right = await isPassword(user?.passwordHash, input.password);
  if (!user || !right) throw new AppError('wrong_credentials', 'Wrong e-mail or password');
  await takeBack();
  return { token: await openSession(deps, user, caller), verified: user.verifiedAt !== null, email: user.email };
}
