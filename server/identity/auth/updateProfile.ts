import type { Note } from '../../../db/history/audit.ts';
import { type ProfileChanges, saveProfile } from '../../../db/identity/auth.ts';
import { liveSession } from '../../../db/identity/sessions.ts';
import { emailKey, type UserRow, userByEmail } from '../../../db/identity/users.ts';
import { transaction } from '../../../db/transaction.ts';
import { detailsChanged } from '../../billing/syncCustomer.ts';
import { defined } from '../../defined.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { Client } from '../../http/client.ts';
import { passwordChangedMail } from '../../messaging/mail/templates.ts';
import { text } from '../../texts/text.ts';
import { keepPhoto } from '../images/images.ts';
import { requireAdminPassword } from '../users/adminPassword.ts';
import { auditOf, changeBy } from '../users/audit.ts';
import { attemptForEmail } from './attempts.ts';
import type { SessionActor } from './authenticate.ts';
import { queueCode } from './emailCodes.ts';
import { beginSession, tokenOf } from './openSession.ts';
import { provePresence } from './provePresence.ts';
import type { UpdateProfileInput } from './schemas.ts';

/**
 * Saves a user's profile; a new e-mail takes effect once its code is verified, and a new password ends every
 * earlier token. E-mail and password need a proof within the last 10 minutes, and an admin's current
 * password.
 * @throws {AppError} invalid_input on currentPassword or profileImage, proof_required, email_taken,
 * too_many_attempts, a provider's fault
 */
export async function updateProfile(
  deps: Deps,
  actor: SessionActor,
  input: UpdateProfileInput,
  client: Client,
): Promise<{ token: string; pendingEmail: string | null }> {
  const { db, clock } = deps;
  // First, because an upload takes long and earlier reads would be outdated.
  const profileImage = input.profileImage && (await keepPhoto(deps, actor.userId, input.profileImage));
  const live = await liveSession(db, actor.sessionId, clock.now());
  if (!live) throw new AppError('not_signed_in', text('people.signInEnded'));
  const { session, user } = live;
  const key = emailKey(input.email);
  const goesOnWaiting = user.pendingEmail !== null && key === emailKey(user.pendingEmail);
  const newEmail = key !== user.emailKey && !goesOnWaiting ? input.email : null;
  if (input.password && user.role === 'admin') requireAdminPassword(input.password);
  if (newEmail || input.password) {
    await provePresence(deps, actor, user, {
      password: input.currentPassword,
      required: user.role === 'admin',
      address: client.address,
    });
  }
  if (newEmail) {
    if (await userByEmail(db, newEmail)) throw new AppError('email_taken', text('people.emailRegistered'));
    await attemptForEmail(deps, 'code', newEmail);
  }
  const changes = await changesIn(
    deps,
    { ...input, profileImage },
    newEmail ?? (goesOnWaiting ? user.pendingEmail : null),
  );
  const now = clock.now();
  const by = changeBy(user.id, 'profile.edit', client);
  const note: Note = (before, after) =>
    touchesSignIn(before, after) ? auditOf(by, now, before, after) : null;
  const { saved, current } = await transaction(db, async (tx) => {
    const saved = await saveProfile(tx, user.id, changes, now, note);
    if (!saved) throw new AppError('not_signed_in', text('people.signInEnded'));
    if (newEmail) await queueCode(deps, tx, newEmail, saved);
    if (!input.password) return { saved, current: session };
    await deps.mail.queue(tx, { userId: saved.id, to: saved.email, ...passwordChangedMail(saved) });
    return { saved, current: await beginSession(deps, tx, saved, client) };
  });
  detailsChanged(deps, user, saved);
  return { token: await tokenOf(deps, current, saved), pendingEmail: saved.pendingEmail };
}

const touchesSignIn = (before: UserRow, after: UserRow): boolean =>
  before.passwordHash !== after.passwordHash ||
  before.email !== after.email ||
  before.pendingEmail !== after.pendingEmail;

async function changesIn(
  deps: Deps,
  input: UpdateProfileInput,
  pendingEmail: string | null,
): Promise<ProfileChanges> {
  const { firstName, lastName, companyName, profileImage } = input;
  return {
    ...defined({ firstName, lastName, companyName, profileImage }),
    ...(pendingEmail ? { pendingEmail } : { email: input.email, pendingEmail: null }),
    ...(input.password ? { passwordHash: await deps.passwords.hash(input.password) } : {}),
  };
}
