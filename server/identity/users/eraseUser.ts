import { setImmediate } from 'node:timers/promises';
import { truncateWal } from '../../../db/files/truncateWal.ts';
import { eraseSome, eraseUserRows, retireUser } from '../../../db/identity/erasure.ts';
import type { UserRow } from '../../../db/identity/users.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError, notFound } from '../../errors.ts';
import { accountDeletedMail } from '../../messaging/mail/templates.ts';
import { text } from '../../texts/text.ts';
import { rememberTrial } from '../auth/usedTrials.ts';
import { auditEntry, type Change } from './audit.ts';

type Needs = Pick<Deps, 'config' | 'db' | 'clock'> & {
  mail: Pick<Deps['mail'], 'queue'>;
  jobs: Pick<Deps['jobs'], 'runDue'>;
};

/** Rows per transaction, which then takes about 50 ms. */
const atOnce = 1000;

/**
 * Erases a user: ends tokens and runs, queues the deletions at providers (Stripe first, so that charges end
 * early), deletes all rows and sends an e-mail. After an interruption the user stays locked out, and the next
 * call continues.
 * @throws {AppError} not_found; conflict for the last admin
 */
export async function eraseUser(deps: Needs, userId: string, change: Change): Promise<void> {
  const { db, jobs } = deps;
  const at = deps.clock.now();
  await transaction(db, async (tx) => {
    const retired = orRefuse(await retireUser(tx, userId, at));
    if (retired.verifiedAt !== null) await rememberTrial(deps, tx, retired);
  });
  const closing = jobs.runDue('customer_deletion');
  while (await eraseSome(db, userId, atOnce)) await setImmediate();
  await transaction(db, async (tx) => {
    const note = ({ role, status, seats }: UserRow) =>
      auditEntry(change, at, userId, { before: { role, status, seats } });
    const erased = orRefuse(await eraseUserRows(tx, userId, note));
    // An unverified address may belong to a stranger.
    if (erased.verifiedAt !== null)
      await deps.mail.queue(tx, { userId: null, to: erased.email, ...accountDeletedMail(erased) });
  });
  await truncateWal(db);
  await Promise.all([jobs.runDue('account_deletion'), closing]);
}

function orRefuse(found: UserRow | 'missing' | 'last_admin'): UserRow {
  if (found === 'missing') throw notFound('user');
  if (found === 'last_admin') throw new AppError('conflict', text('people.lastAdmin'));
  return found;
}
