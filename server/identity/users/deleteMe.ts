import { factorStanding } from '../../../db/factors.ts';
import type { Deps } from '../../deps.ts';
import { invalid } from '../../errors.ts';
import type { Caller } from '../../http/caller.ts';
import { say } from '../../texts/say.ts';
import type { Actor } from '../auth/authenticate.ts';
import { guessPassword } from '../auth/guessPassword.ts';
import { requireFresh } from '../auth/provePresence.ts';
import { changeBy } from './audit.ts';
import { eraseUser } from './eraseUser.ts';
import { rowOf } from './readMe.ts';
import type { DeleteMeInput } from './schemas.ts';

/**
 * Deletes the caller's own account with all that is theirs. The password is asked for however fresh the sign-in is; a person
 * with a second factor has proved it within the last 10 minutes too.
 * @throws {AppError} invalid_input on password, proof_required, too_many_attempts; conflict for the last admin
 */
export async function deleteMe(
  deps: Deps,
  actor: Actor,
  input: DeleteMeInput,
  caller: Caller,
): Promise<void> {
  const user = await rowOf(deps, actor);
  if (factorStanding(deps.db, user.id).has) requireFresh(deps, actor);
  if (
    !(await guessPassword(deps, {
      email: user.email,
      user,
      password: input.password,
      address: caller.address,
    }))
  )
    throw invalid('password', say('people.notPassword'));
  await eraseUser(deps, user.id, changeBy(user.id, 'user.delete_own', caller));
}
