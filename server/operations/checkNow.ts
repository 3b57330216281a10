import { findUser } from '../../db/users.ts';
import type { Deps } from '../deps.ts';
import type { Actor } from '../identity/auth/authenticate.ts';
import { check } from './doctor/check.ts';
import type { CheckName, Finding } from './schemas.ts';

/** Tests one thing with real calls. The mail that tests the mail goes to the admin who asks. */
export async function checkNow(deps: Deps, actor: Actor, name: CheckName): Promise<Finding> {
  const asker = await findUser(deps.db, actor.userId);
  return check(deps, name, asker ?? null);
}
