import { editUser as editRow } from '../../../db/identity/userEdits.ts';
import { emailKey, findUser, lapseUser, type UserRow } from '../../../db/identity/users.ts';
import { detailsChanged } from '../../billing/detailsChanged.ts';
import type { Deps } from '../../deps.ts';
import { AppError, invalid, notFound } from '../../errors.ts';
import type { Client } from '../../http/client.ts';
import { emailChangedMail, passwordChangedMail } from '../../messaging/mail/templates.ts';
import { say } from '../../texts/say.ts';
import type { Actor } from '../auth/authenticate.ts';
import { provePresence } from '../auth/provePresence.ts';
import { requireAdminPassword } from '../users/adminPassword.ts';
import { auditOf, changeBy } from '../users/audit.ts';
import { rowOf } from '../users/me.ts';
import type { User } from '../users/schemas.ts';
import { wireUser } from '../users/wire.ts';
import { requireSessionOver } from './requireSessionOver.ts';
import type { EditUserInput } from './schemas.ts';
import { changesIn } from './userChanges.ts';

/**
 * Changes what is given of a user; an empty password leaves it as it is. Another e-mail counts at once, a new password ends every
 * token; the person is told of both. For another admin's, the acting admin gives their own password; nobody changes their own here. See `changesIn` for what the dates do.
 * @throws {AppError} not_found, email_taken, forbidden, invalid_input, proof_required, too_many_attempts; conflict for fewer seats than accounts
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
  if (!user) throw notFound('User');
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
  const edited = await editRow(
    db,
    userId,
    now,
    (standing) => changesIn(input, passwordHash, standing, now),
    (before, after) => auditOf(changeBy(actor.userId, 'user.edit', client), now, before, after),
  );
  if (!edited) throw notFound('User');
  if (edited === 'email_taken') throw new AppError('email_taken', say('people.emailRegistered'));
  deps.events.announceDue();
  const { before, after } = edited;
  detailsChanged(deps, before, after);
  if (before.emailKey !== after.emailKey)
    await mail.post({
      userId: after.id,
      to: before.email,
      ...emailChangedMail({ firstName: after.firstName, language: after.language, newEmail: after.email }),
    });
  if (before.passwordHash !== after.passwordHash)
    await mail.post({
      userId: after.id,
      to: after.email,
      ...passwordChangedMail(after),
    });
  return wireUser(deps, after);
}

/**
 * Keeps an admin's own e-mail and password out of here, and lets another admin's password be no weak one.
 * @throws {AppError} invalid_input
 */
function requireOthers(actor: Actor, user: UserRow, input: EditUserInput): void {
  if (actor.userId === user.id)
    throw invalid(input.password ? 'password' : 'email', say('people.changeOwnEmailInSettings'));
  if (user.role === 'admin' && input.password) requireAdminPassword(input.password);
}
