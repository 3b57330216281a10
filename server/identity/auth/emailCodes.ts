import { createHmac, randomInt } from 'node:crypto';
import { newId } from '../../../db/id.ts';
import { insertCode, redeemCode } from '../../../db/identity/auth.ts';
import { emailKey, type UserRow, userByEmail, userByPendingEmail } from '../../../db/identity/users.ts';
import type { Tx } from '../../../db/open.ts';
import { transaction } from '../../../db/transaction.ts';
import { detailsChanged } from '../../billing/syncCustomer.ts';
import type { Deps } from '../../deps.ts';
import { minute } from '../../durations.ts';
import { AppError } from '../../errors.ts';
import type { Client } from '../../http/client.ts';
import { emailChangedMail, provedName, verificationCodeMail } from '../../messaging/mail/templates.ts';
import { text } from '../../texts/text.ts';
import { auditOf, changeBy } from '../users/audit.ts';
import { attemptForEmail } from './attempts.ts';
import type { VerifyInput } from './schemas.ts';
import { sameText } from './token.ts';
import { beginTrial, rememberTrial } from './usedTrials.ts';

const codeMinutes = 10;
const codeTries = 5;

/** A code is short enough to guess from its hash, so the hash is keyed. It is valid for one address. */
const hashCode = ({ config }: Pick<Deps, 'config'>, email: string, code: string): string =>
  createHmac('sha256', config.authSecret)
    .update(`code ${emailKey(email)} ${code}`)
    .digest('base64url');

/**
 * E-mails a code. Looks the user up after the answer, so that the answer's duration doesn't reveal customers.
 * @throws {AppError} too_many_attempts
 */
export async function sendCode(deps: Deps, email: string): Promise<void> {
  await attemptForEmail(deps, 'code', email);
  deps.background.run('mail a code', async () => {
    const user = (await userByEmail(deps.db, email)) ?? (await userByPendingEmail(deps.db, email));
    await transaction(deps.db, (tx) => queueCode(deps, tx, email, user));
  });
}

export async function queueCode(
  deps: Pick<Deps, 'config' | 'clock' | 'mail'>,
  tx: Tx,
  email: string,
  user: UserRow | undefined,
): Promise<void> {
  const code = randomInt(1_000_000).toString().padStart(6, '0');
  const now = deps.clock.now();
  await insertCode(tx, {
    id: newId(now),
    userId: user?.id ?? null,
    emailKey: emailKey(email),
    codeHash: hashCode(deps, email, code),
    createdAt: now,
    expiresAt: now + codeMinutes * minute,
    triesLeft: codeTries,
  });
  if (!user) return;
  const letter = verificationCodeMail({
    firstName: provedName(user, email),
    language: user.language,
    code,
    minutes: codeMinutes,
    hadTrial: user.verifiedAt === null && user.status === 'None',
  });
  await deps.mail.queue(tx, { userId: user.id, to: email, ...letter });
}

/**
 * Verifies an e-mail by its code. If it replaces an earlier one, that address gets an e-mail.
 * @throws {AppError} invalid_code, email_taken
 */
export async function verifyCode(deps: Deps, input: VerifyInput, client: Client): Promise<void> {
  const codeHash = hashCode(deps, input.email, input.otp.replace(/\s/g, ''));
  const now = deps.clock.now();
  const outcome = await transaction(deps.db, async (tx) => {
    const redeemed = await redeemCode(tx, {
      email: input.email,
      matches: (stored) => sameText(stored, codeHash),
      now,
      note: (before, after) => auditOf(changeBy(after.id, 'email.verify', client), now, before, after),
    });
    if (redeemed.kind !== 'verified') return redeemed;
    const { user, previousEmail } = redeemed;
    if (previousEmail === null) {
      if (user.verifiedAt === now) await beginTrial(deps, tx, user);
      return redeemed;
    }
    await rememberTrial(deps, tx, user);
    const letter = emailChangedMail({ ...user, newEmail: user.email });
    await deps.mail.queue(tx, { userId: user.id, to: previousEmail, ...letter });
    return redeemed;
  });
  if (outcome.kind === 'wrong') throw new AppError('invalid_code', text('people.codeWrong'));
  if (outcome.kind === 'stale') throw new AppError('invalid_code', text('people.codeStale'));
  if (outcome.kind === 'taken') throw new AppError('email_taken', text('people.emailRegistered'));
  const { user, previousEmail } = outcome;
  if (previousEmail === null) return;
  detailsChanged(deps, { ...user, email: previousEmail }, user);
}
