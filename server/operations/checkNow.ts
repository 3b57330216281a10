import { findUser } from '../../db/identity/users.ts';
import type { Deps } from '../deps.ts';
import type { Actor } from '../identity/auth/authenticate.ts';
import { check } from './doctor/check.ts';
import type { CheckName, Finding } from './schemas.ts';

/** The test e-mail goes to the requesting admin. */
export async function checkNow(deps: Deps, actor: Actor, name: CheckName): Promise<Finding> {
  const asker = await findUser(deps.db, actor.userId);
  return check(deps, name, asker ?? null);
}
