import type { UserRow } from '../../../db/identity/users.ts';
import type { Deps } from '../../deps.ts';
import { requireAdminPassword } from '../users/adminPassword.ts';
import { createUser } from '../users/createUser.ts';

type Input = { email: string; password: string; firstName?: string; lastName?: string };

/**
 * Creates an admin who can sign in immediately. Never promotes a user: a registered e-mail is rejected.
 * @throws {AppError} email_taken, invalid_input for a weak password
 */
export async function createAdmin(
  deps: Pick<Deps, 'db' | 'clock' | 'passwords'>,
  input: Input,
): Promise<UserRow> {
  requireAdminPassword(input.password);
  const person = { firstName: 'Admin', lastName: 'Chime In', ...input };
  return createUser(deps, person, { role: 'admin', verified: true });
}
