import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { noClient } from '../../http/client.ts';
import { changeBy } from '../../identity/users/audit.ts';
import { eraseUser } from '../../identity/users/eraseUser.ts';
import { openDemoPeople } from './demoLogins.ts';

/**
 * Deletes the demo people who still have their published password, the admin first. The next start of the server
 * ends at the providers what was theirs. Nobody reads their mail, so no farewell is sent.
 * @returns the e-mails of the people who were deleted
 * @throws {AppError} conflict where there is no other admin; then nothing is deleted
 */
export async function removeDemo(
  deps: Pick<Deps, 'config' | 'db' | 'clock' | 'passwords' | 'events'>,
): Promise<string[]> {
  const people = (await openDemoPeople(deps)).sort((a, b) => a.role.localeCompare(b.role));
  const needs = {
    ...deps,
    mail: { queue: async () => {} },
    jobs: { runDue: async () => 0, hurry: () => {} },
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
