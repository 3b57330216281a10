import { newId } from '../../../db/id.ts';
import { insertCode } from '../../../db/identity/auth.ts';
import { type UserRow, userByEmail, userByPendingEmail } from '../../../db/identity/users.ts';
import type { Deps } from '../../deps.ts';
import type { Client } from '../../http/client.ts';
import { provedName, verificationCodeMail } from '../../messaging/mail/templates.ts';
import { attemptForEmail, attemptFrom } from './attempts.ts';
import { hashCode, newCode } from './secrets.ts';

const codeMinutes = 10;
const codeTries = 5;

/**
 * Sends a code to this e-mail, if a user has or has claimed it. An unknown e-mail looks the same to the client,
 * who gets the answer before the lookup.
 * @throws {AppError} too_many_attempts
 */
export async function sendCode(deps: Deps, email: string, client: Client): Promise<void> {
  await attemptFrom(deps, 'codeFrom', client.address);
  await attemptForEmail(deps, 'code', email);
  deps.background.run('mail a code', async () => {
    const user = (await userByEmail(deps.db, email)) ?? (await userByPendingEmail(deps.db, email));
    await mailCode(deps, email, user);
  });
}

/** Stores a new code for the address, and sends it if there is a user. The client has counted the attempt. */
export async function mailCode(
  { config, db, clock, mail }: Pick<Deps, 'config' | 'db' | 'clock' | 'mail'>,
  email: string,
  user: UserRow | undefined,
): Promise<void> {
  const code = newCode();
  const now = clock.now();
  await insertCode(db, {
    id: newId(now),
    userId: user?.id ?? null,
    emailKey: email.toLowerCase(),
    codeHash: hashCode(config.authSecret, email, code),
    createdAt: now,
    expiresAt: now + codeMinutes * 60_000,
    triesLeft: codeTries,
  });
  if (user)
    await mail.post({
      userId: user.id,
      to: email,
      ...verificationCodeMail({
        firstName: provedName(user, email),
        language: user.language,
        code,
        minutes: codeMinutes,
        hadTrial: user.verifiedAt === null && user.status === 'None',
      }),
    });
}
