import { dropFactors } from '../../../db/identity/factors.ts';
import { findUser, type UserRow, userByEmail } from '../../../db/identity/users.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError, notFound } from '../../errors.ts';
import type { Client } from '../../http/client.ts';
import { secondFactorMail } from '../../messaging/mail/templates.ts';
import { text } from '../../texts/text.ts';
import type { Actor } from '../auth/authenticate.ts';
import { auditEntry, type Change, changeBy } from '../users/audit.ts';

type Needs = Pick<Deps, 'db' | 'clock'> & { mail: Pick<Deps['mail'], 'queue'> };

/**
 * Removes a customer's lost second factor, ends their sessions and sends an e-mail. For admins, only the
 * operator can do this, so that a stolen admin session can't remove the second factor of all others.
 * @throws {AppError} not_found; conflict for an admin
 */
export async function resetFactorsOfCustomer(
  deps: Needs,
  actor: Pick<Actor, 'userId'>,
  userId: string,
  client: Client,
): Promise<void> {
  const user = await findUser(deps.db, userId);
  if (!user) throw notFound('user');
  if (user.role === 'admin') throw new AppError('conflict', text('people.operatorOnly'));
  await reset(deps, user, changeBy(actor.userId, 'second_factor.reset', client));
}

/** Resets any user's second factor. @returns the user's e-mail address @throws {AppError} not_found */
export async function resetFactorsByOperator(deps: Needs, email: string): Promise<string> {
  const user = await userByEmail(deps.db, email);
  if (!user) throw notFound('user');
  const agent = { address: null, userAgent: 'npm run reset-second-factor' };
  await reset(deps, user, changeBy('operator', 'second_factor.reset', agent));
  return user.email;
}

async function reset({ db, clock, mail }: Needs, user: UserRow, change: Change): Promise<void> {
  const now = clock.now();
  const { id: userId, email: to } = user;
  await transaction(db, async (tx) => {
    const removed = await dropFactors(tx, userId, now, (before) =>
      auditEntry(change, now, userId, { before }),
    );
    if (!removed) throw notFound('secondFactor');
    await mail.queue(tx, { userId, to, ...secondFactorMail({ ...user, change: 'reset' }) });
  });
}
