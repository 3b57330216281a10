import { insertResetToken } from '../../../db/identity/auth.ts';
import { userByEmail } from '../../../db/identity/users.ts';
import type { Deps } from '../../deps.ts';
import type { Client } from '../../http/client.ts';
import { provedName, resetLinkMail } from '../../messaging/mail/templates.ts';
import { attemptForEmail, attemptFrom } from './attempts.ts';
import { hashResetToken, newResetToken } from './secrets.ts';

const linkMinutes = 60;

/**
 * Sends a link to set a new password: once, within an hour. An unknown e-mail looks the same to the client, who
 * gets the answer before the lookup.
 * @throws {AppError} too_many_attempts
 */
export async function forgotPassword(deps: Deps, email: string, client: Client): Promise<void> {
  await attemptFrom(deps, 'resetLinkFrom', client.address);
  await attemptForEmail(deps, 'resetLink', email);
  deps.background.run('mail a reset link', () => mailResetLink(deps, email));
}

async function mailResetLink({ config, db, clock, mail }: Deps, email: string): Promise<void> {
  const user = await userByEmail(db, email);
  if (!user) return;
  const token = newResetToken();
  const now = clock.now();
  await insertResetToken(db, {
    tokenHash: hashResetToken(config.authSecret, token),
    userId: user.id,
    createdAt: now,
    expiresAt: now + linkMinutes * 60_000,
  });
  const link = `${config.publicUrl}/reset-password/${token}`;
  await mail.post({
    userId: user.id,
    to: user.email,
    ...resetLinkMail({ firstName: provedName(user), language: user.language, link, minutes: linkMinutes }),
  });
}
