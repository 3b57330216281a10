import type { UserRow } from '../../db/users.ts';
import type { Deps } from '../deps.ts';
import { createUser } from '../users/createUser.ts';

type Input = { email: string; password: string; firstName?: string; lastName?: string };

/**
 * Makes an admin who can sign in at once. Nobody is promoted: an e-mail that somebody has is refused.
 * @throws {AppError} email_taken
 */
export const createAdmin = (deps: Pick<Deps, 'db' | 'clock' | 'passwords'>, input: Input): Promise<UserRow> =>
  createUser(deps, { firstName: 'Admin', lastName: 'Chime In', ...input }, { role: 'admin', verified: true });
