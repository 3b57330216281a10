import * as users from '../../../db/identity/users.ts';
import type { Deps } from '../../deps.ts';
import type { User } from '../users/schemas.ts';
import { toWireUser } from '../users/wire.ts';

/** A page of users, and how many match in all. */
export async function listUsers(
  { db, clock }: Deps,
  page: users.UserList,
): Promise<{ rows: User[]; total: number }> {
  // A status past its date would be listed, filtered and sorted wrongly.
  await users.lapseUsers(db, clock.now());
  const { rows, total } = await users.listUsers(db, page);
  return { rows: rows.map(({ user, accountIds }) => toWireUser(user, accountIds)), total };
}
