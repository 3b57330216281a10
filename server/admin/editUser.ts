import { editUser as editRow } from '../../db/userEdits.ts';
import { emailKey, findUser, lapseUser } from '../../db/users.ts';
import type { Actor } from '../auth/authenticate.ts';
import type { Deps } from '../deps.ts';
import { AppError, notFound } from '../errors.ts';
import type { Caller } from '../http/caller.ts';
import { emailChangedMail, passwordChangedMail } from '../mail/templates.ts';
import { auditOf, changeBy } from '../users/audit.ts';
import type { User } from '../users/schemas.ts';
import { wireUser } from '../users/wire.ts';
import { requireSessionOver } from './requireSessionOver.ts';
import type { EditUserInput } from './schemas.ts';
import { changesIn } from './userChanges.ts';

/**
 * Changes what is given of a user; an empty password leaves it as it is. Another e-mail counts at once, a new password ends every
 * token; the person is told of both. See `changesIn` for what the dates do.
 * @throws {AppError} not_found, email_taken, forbidden; conflict for fewer seats than accounts
 */
export async function editUser(
  deps: Deps,
  actor: Actor,
  userId: string,
  input: EditUserInput,
  caller: Caller,
): Promise<User> {
  const { db, clock, mail } = deps;
  const user = await findUser(db, userId);
  if (!user) throw notFound('User');
  const touchesSignIn =
    Boolean(input.password) || (input.email !== undefined && emailKey(input.email) !== user.emailKey);
  if (touchesSignIn) requireSessionOver(actor, user);
  const passwordHash = input.password ? await deps.passwords.hash(input.password) : undefined;
  const now = clock.now();
  await lapseUser(db, userId, now);
  const edited = await editRow(
    db,
    userId,
    now,
    (standing) => changesIn(input, passwordHash, standing, now),
    (before, after) => auditOf(changeBy(actor.userId, 'user.edit', caller), now, before, after),
  );
  if (!edited) throw notFound('User');
  if (edited === 'email_taken') throw new AppError('email_taken', 'This e-mail is already registered');
  deps.events.announceDue();
  const { before, after } = edited;
  if (before.emailKey !== after.emailKey)
    await mail.post({
      to: before.email,
      ...emailChangedMail({ firstName: after.firstName, newEmail: after.email }),
    });
  if (before.passwordHash !== after.passwordHash)
    await mail.post({ to: after.email, ...passwordChangedMail({ firstName: after.firstName }) });
  return wireUser(deps, after);
}
