import { redeemCode } from '../../../db/identity/auth.ts';
import { detailsChanged } from '../../billing/detailsChanged.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { Client } from '../../http/client.ts';
import { emailChangedMail } from '../../messaging/mail/templates.ts';
import { say } from '../../texts/say.ts';
import { auditOf, changeBy } from '../users/audit.ts';
import { attemptFrom } from './attempts.ts';
import type { VerifyInput } from './schemas.ts';
import { hashCode, sameHash } from './secrets.ts';
import { beginTrial, rememberTrial } from './usedTrials.ts';

/**
 * Verifies an e-mail by its code: a new user's, or a changed one, in which case the old address gets an e-mail.
 * @throws {AppError} invalid_code, email_taken, too_many_attempts
 */
export async function verifyCode(deps: Deps, input: VerifyInput, client: Client): Promise<void> {
  await attemptFrom(deps, 'codeGuessFrom', client.address);
  const { config, db, clock, mail } = deps;
  const codeHash = hashCode(config.authSecret, input.email, input.otp.replace(/\s/g, ''));
  const now = clock.now();
  const outcome = await redeemCode(db, {
    email: input.email,
    matches: (kept) => sameHash(kept, codeHash),
    now,
    note: (before, after) => auditOf(changeBy(after.id, 'email.verify', client), now, before, after),
  });
  if (outcome.kind === 'wrong') throw new AppError('invalid_code', say('people.codeNotRightCheck'));
  if (outcome.kind === 'stale') throw new AppError('invalid_code', say('people.codeNoLongerValid'));
  if (outcome.kind === 'taken') throw new AppError('email_taken', say('people.emailRegistered'));
  const { user, previousEmail } = outcome;
  if (previousEmail) await rememberTrial(deps, user);
  else if (user.verifiedAt === now) await beginTrial(deps, user);
  if (previousEmail) {
    detailsChanged(deps, { ...user, email: previousEmail }, user);
    await mail.post({
      userId: user.id,
      to: previousEmail,
      ...emailChangedMail({ firstName: user.firstName, language: user.language, newEmail: user.email }),
    });
  }
}
