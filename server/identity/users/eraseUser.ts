import { setImmediate } from 'node:timers/promises';
import { emptyLog } from '../../../db/files/emptyLog.ts';
import { userSubject } from '../../../db/history/audit.ts';
import { eraseSome, eraseUserRows, retireUser } from '../../../db/identity/erasure.ts';
import type { UserRow } from '../../../db/identity/users.ts';
import type { Deps } from '../../deps.ts';
import { AppError, notFound } from '../../errors.ts';
import type { Mail } from '../../messaging/mail/mailer.ts';
import { accountDeletedMail } from '../../messaging/mail/templates.ts';
import { say } from '../../texts/say.ts';
import { rememberTrial } from '../auth/usedTrials.ts';
import type { Change } from './audit.ts';

type EraseNeeds = Pick<Deps, 'config' | 'db' | 'clock'> & {
  events: Pick<Deps['events'], 'announceDue'>;
  mail: { post(mail: Mail): Promise<unknown> };
  jobs: Pick<Deps['jobs'], 'runDue'>;
};

/** So many rows go in a few hundredths of a second. */
const atOnce = 1000;

/**
 * Erases a user for good: every token ends, the runs stop, the provider lets the accounts go (later, where it is away), the rows go,
 * and the user gets an e-mail. Costs end right after the runs, while there are still rows to find them by. If it is interrupted,
 * the user stays locked out, and the next attempt erases the rest.
 * @throws {AppError} not_found; conflict for the last admin
 */
export async function eraseUser(deps: EraseNeeds, userId: string, change: Change): Promise<void> {
  const at = deps.clock.now();
  const retired = orRefuse(await retireUser(deps.db, userId, at));
  if (retired.verifiedAt !== null) await rememberTrial(deps, retired);
  deps.events.announceDue();
  const closing = deps.jobs.runDue('customer_deletion');
  while (await eraseSome(deps.db, userId, atOnce)) await setImmediate();
  const erased = orRefuse(
    await eraseUserRows(deps.db, userId, ({ role, status, seats }) => ({
      ...change,
      at,
      subject: userSubject(userId),
      details: { before: { role, status, seats } },
    })),
  );
  // An address that was never proved may be a stranger's.
  if (erased.verifiedAt !== null) {
    await deps.mail.post({
      userId: null,
      to: erased.email,
      ...accountDeletedMail(erased),
    });
  }
  // After the farewell was queued: the mail queue empties the log again once that is sent.
  await emptyLog(deps.db);
  await Promise.all([deps.jobs.runDue('account_deletion'), closing]);
}

function orRefuse(found: UserRow | 'missing' | 'last_admin'): UserRow {
  if (found === 'missing') throw notFound('User');
  if (found === 'last_admin') throw new AppError('conflict', say('people.lastAdminCantDeleted'));
  return found;
}
