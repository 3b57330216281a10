import type { Actor } from '../auth/authenticate.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/caller.ts';
import { changeBy } from '../users/audit.ts';
import { createUser } from '../users/createUser.ts';
import type { User } from '../users/schemas.ts';
import { toWireUser } from '../users/wire.ts';
import type { AddUserInput } from './schemas.ts';

/**
 * Makes a customer on trial whose e-mail and password work at once.
 * @throws {AppError} email_taken
 */
export async function addUser(deps: Deps, actor: Actor, input: AddUserInput, caller: Caller): Promise<User> {
  const { seats, trialDays, ...person } = input;
  const by = changeBy(actor.userId, 'user.create', caller);
  return toWireUser(await createUser(deps, person, { role: 'user', verified: true, seats, trialDays, by }), []);
}
