import { insertResetToken } from '../../../db/identity/auth.ts';
import type { UserRow } from '../../../db/identity/users.ts';
import type { Deps } from '../../deps.ts';
import { day } from '../../durations.ts';
import type { Client } from '../../http/client.ts';
import { welcomeMail } from '../../messaging/mail/templates.ts';
import type { Actor } from '../auth/authenticate.ts';
import { hashResetToken, newResetToken } from '../auth/secrets.ts';
import { changeBy } from '../users/audit.ts';
import { createUser } from '../users/createUser.ts';
import type { User } from '../users/schemas.ts';
import { toWireUser } from '../users/wire.ts';
import type { AddUserInput } from './schemas.ts';

const linkDays = 7;

/**
 * Creates a customer on trial whose e-mail and password work immediately. Somebody else knows the password, so
 * an e-mail contains a link to choose another.
 * @throws {AppError} email_taken
 */
export async function addUser(deps: Deps, actor: Actor, input: AddUserInput, client: Client): Promise<User> {
  const { seats, trialDays, ...person } = input;
  const by = changeBy(actor.userId, 'user.create', client);
  const user = await createUser(deps, person, { role: 'user', verified: true, seats, trialDays, by });
  await welcome(deps, user);
  return toWireUser(user, []);
}

async function welcome(
  { config, db, clock, mail }: Deps,
  { id, firstName, language, email }: UserRow,
): Promise<void> {
  const token = newResetToken();
  const now = clock.now();
  await insertResetToken(db, {
    tokenHash: hashResetToken(config.authSecret, token),
    userId: id,
    createdAt: now,
    expiresAt: now + linkDays * day,
  });
  const link = `${config.publicUrl}/reset-password/${token}`;
  await mail.post({
    userId: id,
    to: email,
    ...welcomeMail({ firstName, language, email, link, days: linkDays }),
  });
}
