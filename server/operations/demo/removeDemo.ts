import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { noClient } from '../../http/client.ts';
import { changeBy } from '../../identity/users/audit.ts';
import { eraseUser } from '../../identity/users/eraseUser.ts';
import { openDemoPeople } from './demoLogins.ts';

/**
 * Deletes the demo users who still have their published password, the admin first, without a farewell e-mail.
 * The server's next start removes their accounts and customers at the providers.
 * @returns the deleted users' e-mails
 * @throws {AppError} conflict without another admin; then nothing is deleted
 */
export async function removeDemo(
  deps: Pick<Deps, 'config' | 'db' | 'clock' | 'passwords'>,
): Promise<string[]> {
  const people = (await openDemoPeople(deps)).sort((a, b) => a.role.localeCompare(b.role));
  const needs = {
    ...deps,
    mail: { queue: async () => {} },
    jobs: { runDue: async () => 0 },
  };
  for (const { id } of people) {
    await eraseUser(needs, id, changeBy(id, 'user.delete', noClient)).catch((error: unknown) => {
      if (!(error instanceof AppError && error.code === 'conflict')) throw error;
      throw new AppError(
        'conflict',
        'Make an admin of your own first: npm run create-admin -- --email you@example.com',
      );
    });
  }
  return people.map(({ email }) => email);
}
