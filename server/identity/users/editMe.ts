import { setLanguage } from '../../../db/users.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../auth/authenticate.ts';
import { readMe } from './readMe.ts';
import type { ProfileChange, User } from './schemas.ts';

/** Saves what a person prefers. Name, e-mail and password are saved by `updateProfile`, which asks for more. */
export async function editMe(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  { language }: ProfileChange,
): Promise<User> {
  if (language) setLanguage(deps.db, actor.userId, language);
  return readMe(deps, actor);
}
