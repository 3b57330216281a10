import { findUser, type UserRow } from '../../../db/users.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { say } from '../../texts/say.ts';
import type { Actor } from '../auth/authenticate.ts';
import type { User } from './schemas.ts';
import { wireUser } from './wire.ts';

/** The person who calls, as clients see one. */
export async function readMe(deps: Pick<Deps, 'db'>, actor: Actor): Promise<User> {
  return wireUser(deps, await rowOf(deps, actor));
}

/**
 * All that is kept in the row of the person who calls.
 * @throws {AppError} not_signed_in for somebody who was erased meanwhile
 */
export async function rowOf({ db }: Pick<Deps, 'db'>, { userId }: Actor): Promise<UserRow> {
  const row = await findUser(db, userId);
  if (!row) throw new AppError('not_signed_in', say('people.pleaseSignIn'));
  return row;
}
