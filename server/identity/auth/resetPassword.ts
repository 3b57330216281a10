import type { Note } from '../../../db/history/audit.ts';
import { redeemResetToken, userByResetToken } from '../../../db/identity/auth.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { Client } from '../../http/client.ts';
import { passwordChangedMail } from '../../messaging/mail/templates.ts';
import { say } from '../../texts/say.ts';
import { requireAdminPassword } from '../users/adminPassword.ts';
import { auditOf, changeBy } from '../users/audit.ts';
import { attemptFrom, forgetFailedSignIns } from './attempts.ts';
import type { ResetPasswordInput } from './schemas.ts';
import { hashResetToken } from './secrets.ts';

/**
 * Sets a new password by an e-mailed link. Ends every earlier token. The link proves the mailbox, so the e-mail
 * counts as verified and failed sign-ins are forgotten.
 * @throws {AppError} invalid_code for a used, outdated or forged link, invalid_input for a weak password of an
 * admin, too_many_attempts
 */
export async function resetPassword(deps: Deps, input: ResetPasswordInput, client: Client): Promise<void> {
  await attemptFrom(deps, 'resetFrom', client.address);
  const { config, db, clock, mail } = deps;
  const stale = new AppError('invalid_code', say('people.linkInvalid'));
  const tokenHash = hashResetToken(config.authSecret, input.token);
  // Looked at before the costly hash, so that guessing costs us little.
  const target = await userByResetToken(db, tokenHash, clock.now());
  if (!target) throw stale;
  if (target.role === 'admin') requireAdminPassword(input.password);
  const passwordHash = await deps.passwords.hash(input.password);
  const now = clock.now();
  const note: Note = (before, after) =>
    auditOf(changeBy(after.id, 'password.reset', client), now, before, after);
  const user = await redeemResetToken(db, { tokenHash, passwordHash, now, note });
  if (!user) throw stale;
  await forgetFailedSignIns(deps, user.email);
  await mail.post({ userId: user.id, to: user.email, ...passwordChangedMail(user) });
}
