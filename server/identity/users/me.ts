import { factorStanding } from '../../../db/identity/factors.ts';
import { findUser, setLanguage, type UserRow } from '../../../db/identity/users.ts';
import type { Deps } from '../../deps.ts';
import { AppError, invalid } from '../../errors.ts';
import type { Client } from '../../http/client.ts';
import { text } from '../../texts/text.ts';
import { guessPassword } from '../auth/attempts.ts';
import type { Actor } from '../auth/authenticate.ts';
import { requireFresh } from '../auth/provePresence.ts';
import { changeBy } from './audit.ts';
import { eraseUser } from './eraseUser.ts';
import type { DeleteMeInput, ProfileChange, User } from './schemas.ts';
import { wireUser } from './toApi.ts';

export async function readMe(deps: Pick<Deps, 'db'>, actor: Actor): Promise<User> {
  return wireUser(deps, await rowOf(deps, actor));
}

/** @throws {AppError} not_signed_in if the user was deleted since */
export async function rowOf({ db }: Pick<Deps, 'db'>, { userId }: Actor): Promise<UserRow> {
  const row = await findUser(db, userId);
  if (!row) throw new AppError('not_signed_in', text('people.pleaseSignIn'));
  return row;
}

/** Name, e-mail and password change through `updateProfile`, which needs more proof. */
export async function editMe(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  { language }: ProfileChange,
): Promise<User> {
  if (language) await setLanguage(deps.db, actor.userId, language);
  return readMe(deps, actor);
}

/**
 * Deletes the user's own account. Needs the password, however fresh the session is, and a recent second
 * factor if there is one.
 * @throws {AppError} invalid_input on password, proof_required, too_many_attempts; conflict for the last
 * admin
 */
export async function deleteMe(
  deps: Deps,
  actor: Actor,
  input: DeleteMeInput,
  client: Client,
): Promise<void> {
  const user = await rowOf(deps, actor);
  if ((await factorStanding(deps.db, user.id)).has) requireFresh(deps, actor);
  if (
    !(await guessPassword(deps, {
      email: user.email,
      user,
      password: input.password,
      address: client.address,
    }))
  )
    throw invalid('password', text('people.notPassword'));
  await eraseUser(deps, user.id, changeBy(user.id, 'user.delete_own', client));
}
