import { createHmac, randomBytes } from 'node:crypto';
import { insertResetToken, redeemResetToken, userByResetToken } from '../../../db/identity/auth.ts';
import { userByEmail } from '../../../db/identity/users.ts';
import type { Tx } from '../../../db/open.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { minute } from '../../durations.ts';
import { AppError } from '../../errors.ts';
import type { Client } from '../../http/client.ts';
import { passwordChangedMail, provedName, resetLinkMail } from '../../messaging/mail/templates.ts';
import { text } from '../../texts/text.ts';
import { requireAdminPassword } from '../users/adminPassword.ts';
import { auditOf, changeBy } from '../users/audit.ts';
import { attemptForEmail, forgetFailedSignIns } from './attempts.ts';
import type { ResetLinkInput, ResetPasswordInput } from './schemas.ts';

const linkMinutes = 60;

const hashToken = ({ config }: Pick<Deps, 'config'>, token: string): string =>
  createHmac('sha256', config.authSecret).update(`reset ${token}`).digest('base64url');

/** Stores a new reset token. @returns its link */
export async function newResetLink(
  deps: Pick<Deps, 'config' | 'clock'>,
  tx: Tx,
  userId: string,
  lifetimeMs: number,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const createdAt = deps.clock.now();
  const expiresAt = createdAt + lifetimeMs;
  await insertResetToken(tx, { tokenHash: hashToken(deps, token), userId, createdAt, expiresAt });
  return `${deps.config.publicUrl}/reset-password/${token}`;
}

/**
 * E-mails a link to set a new password. Looks the user up after the answer, so that its duration doesn't
 * reveal customers.
 * @throws {AppError} too_many_attempts
 */
export async function forgotPassword(deps: Deps, email: string): Promise<void> {
  await attemptForEmail(deps, 'resetLink', email);
  deps.background.run('mail a reset link', async () => {
    const user = await userByEmail(deps.db, email);
    if (!user) return;
    const { id: userId, email: to, language } = user;
    await transaction(deps.db, async (tx) => {
      const link = await newResetLink(deps, tx, userId, linkMinutes * minute);
      const letter = resetLinkMail({ firstName: provedName(user), language, link, minutes: linkMinutes });
      await deps.mail.queue(tx, { userId, to, ...letter });
    });
  });
}

const staleLink = () => new AppError('invalid_code', text('people.linkInvalid'));

/** @throws {AppError} invalid_code for a used, expired or forged link */
export async function checkResetLink(deps: Deps, { token }: ResetLinkInput): Promise<void> {
  if (!(await userByResetToken(deps.db, hashToken(deps, token), deps.clock.now()))) throw staleLink();
}

/**
 * Sets a new password by an e-mailed link and ends every earlier token. The link proves the mailbox, so the
 * e-mail counts as verified and failed sign-ins are forgotten.
 * @throws {AppError} invalid_code for a used, expired or forged link
 * @throws {AppError} invalid_input for an admin's weak password
 */
export async function resetPassword(deps: Deps, input: ResetPasswordInput, client: Client): Promise<void> {
  const { db, clock } = deps;
  const tokenHash = hashToken(deps, input.token);
  // Before the costly hash, so that a forged link costs little.
  const target = await userByResetToken(db, tokenHash, clock.now());
  if (!target) throw staleLink();
  if (target.role === 'admin') requireAdminPassword(input.password);
  const passwordHash = await deps.passwords.hash(input.password);
  const now = clock.now();
  await transaction(db, async (tx) => {
    const user = await redeemResetToken(tx, {
      tokenHash,
      passwordHash,
      now,
      note: (before, after) => auditOf(changeBy(after.id, 'password.reset', client), now, before, after),
    });
    if (!user) throw staleLink();
    await forgetFailedSignIns(tx, user.email);
    await deps.mail.queue(tx, { userId: user.id, to: user.email, ...passwordChangedMail(user) });
  });
}
