import { userSubject } from '../../db/audit.ts';
import { eraseUserRows } from '../../db/userEdits.ts';
import type { Deps } from '../deps.ts';
import { AppError, notFound } from '../errors.ts';
import { accountDeletedMail } from '../mail/templates.ts';
import type { Change } from './audit.ts';

/**
 * Erases a user for good: the runs stop with the rows, every token ends, the provider lets the accounts go (later, where it is away),
 * and the person is told. What costs the user money ends before the rows do, so that nothing can go on that nobody knows of.
 * @throws {AppError} not_found; conflict for the last admin
 */
export async function eraseUser(deps: Deps, userId: string, change: Change): Promise<void> {
  const now = deps.clock.now();
  const erased = await eraseUserRows(deps.db, userId, now, ({ role, status, seats }) => ({
    ...change,
    at: now,
    subject: userSubject(userId),
    details: { before: { role, status, seats } },
  }));
  if (!erased) throw notFound('User');
  if (erased === 'last_admin') throw new AppError('conflict', "The last admin can't be deleted");
  deps.events.announceDue();
  // An address that was never proved may be a stranger's.
  if (erased.verifiedAt !== null) {
    await deps.mail.post({ to: erased.email, ...accountDeletedMail({ firstName: erased.firstName }) });
  }
  await deps.disconnector.disconnectDue();
}
