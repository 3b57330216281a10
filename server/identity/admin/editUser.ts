import { editUser as editRow } from '../../../db/identity/userEdits.ts';
import { emailKey, findUser, lapseUser, type UserRow } from '../../../db/identity/users.ts';
import { transaction } from '../../../db/transaction.ts';
import { detailsChanged } from '../../billing/syncCustomer.ts';
import type { Deps } from '../../deps.ts';
import { AppError, invalid, notFound } from '../../errors.ts';
import type { Client } from '../../http/client.ts';
import { emailChangedMail, passwordChangedMail } from '../../messaging/mail/templates.ts';
import { text } from '../../texts/text.ts';
import type { Actor } from '../auth/authenticate.ts';
import { provePresence } from '../auth/provePresence.ts';
import { requireAdminPassword } from '../users/adminPassword.ts';
import { auditOf, changeBy } from '../users/audit.ts';
import { rowOf } from '../users/me.ts';
import type { User } from '../users/schemas.ts';
import { wireUser } from '../users/toApi.ts';
import type { EditUserInput } from './schemas.ts';
import { changesIn } from './userChanges.ts';
import { requireSessionOver } from './users.ts';

/**
 * Changes the given fields of a user, who gets an e-mail about a new e-mail or password; a new password ends
 * every token. For another admin, both need the acting admin's own password.
 * @throws {AppError} not_found, email_taken, forbidden, invalid_input, proof_required, too_many_attempts
 * @throws {AppError} conflict for fewer seats than accounts
 */
export async function editUser(
  deps: Deps,
  actor: Actor,
  userId: string,
  input: EditUserInput,
  client: Client,
): Promise<User> {
  const { db, clock, mail } = deps;
  const user = await findUser(db, userId);
  if (!user) throw notFound('user');
  const touchesSignIn =
    Boolean(input.password) || (input.email !== undefined && emailKey(input.email) !== user.emailKey);
  if (touchesSignIn) {
    requireSessionOver(actor, user);
    requireOthers(actor, user, input);
  }
  await provePresence(deps, actor, await rowOf(deps, actor), {
    password: input.currentPassword,
    // A stolen admin session must not take over another admin's account.
    required: touchesSignIn && user.role === 'admin',
    address: client.address,
  });
  const passwordHash = input.password ? await deps.passwords.hash(input.password) : undefined;
  const now = clock.now();
  await lapseUser(db, userId, now);
  const { before, after } = await transaction(db, async (tx) => {
    const edited = await editRow(
      tx,
      userId,
      now,
      (standing) => changesIn(input, passwordHash, standing, now),
      (before, after) => auditOf(changeBy(actor.userId, 'user.edit', client), now, before, after),
    );
    if (!edited) throw notFound('user');
    if (edited === 'email_taken') throw new AppError('email_taken', text('people.emailRegistered'));
    const { before, after } = edited;
    if (before.emailKey !== after.emailKey) {
      const letter = emailChangedMail({ ...after, newEmail: after.email });
      await mail.queue(tx, { userId, to: before.email, ...letter });
    }
    if (before.passwordHash !== after.passwordHash)
      await mail.queue(tx, { userId, to: after.email, ...passwordChangedMail(after) });
    return edited;
  });
  detailsChanged(deps, before, after);
  return wireUser(deps, after);
}

/**
 * Rejects an admin's own e-mail and password, and a weak password of another admin.
 * @throws {AppError} invalid_input
 */
function requireOthers(actor: Actor, user: UserRow, input: EditUserInput): void {
  if (actor.userId === user.id)
    throw invalid(input.password ? 'password' : 'email', text('people.changeOwnEmailInSettings'));
  if (user.role === 'admin' && input.password) requireAdminPassword(input.password);
}
