import { writeAudit } from '../../../db/history/audit.ts';
import { factorsOf } from '../../../db/identity/factors.ts';
import { endAll, endSession } from '../../../db/identity/sessions.ts';
import { userByEmail } from '../../../db/identity/users.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { Client } from '../../http/client.ts';
import { isPublished } from '../../operations/demo/demoLogins.ts';
import { text } from '../../texts/text.ts';
import { beginChallenge, hasAny } from '../factors/challenge.ts';
import type { LoginAnswer } from '../factors/schemas.ts';
import { ownChange } from '../users/audit.ts';
import { guessPassword } from './attempts.ts';
import type { SessionActor } from './authenticate.ts';
import { openSession } from './openSession.ts';
import type { LoginInput } from './schemas.ts';

/**
 * Signs in with e-mail and password; a user with a second factor gets a challenge instead of a token. An
 * unknown e-mail gets the same error as a wrong password, after the same time.
 * @param isDirect whether no proxy forwarded the call. Otherwise a published demo password counts as wrong.
 * @throws {AppError} wrong_credentials, too_many_attempts
 */
export async function login(
  deps: Deps,
  input: LoginInput,
  client: Client,
  isDirect: boolean,
): Promise<LoginAnswer> {
  const user = await userByEmail(deps.db, input.email);
  const right = await guessPassword(deps, { ...input, user, address: client.address });
  if (!user || !right || (!isDirect && isPublished(input.password)))
    throw new AppError('wrong_credentials', text('people.wrongEmailOrPassword'));
  const factors = await factorsOf(deps.db, user.id);
  if (hasAny(factors))
    return { challenge: await beginChallenge(deps, user, factors, { kind: 'login' }, client) };
  return {
    token: await openSession(deps, user, client),
    verified: user.verifiedAt !== null,
    email: user.email,
  };
}

export const logout = ({ db, clock }: Deps, actor: SessionActor): Promise<void> =>
  endSession(db, actor.sessionId, clock.now());

export async function logoutEverywhere(
  { db, clock }: Deps,
  { userId }: SessionActor,
  client: Client,
): Promise<void> {
  const now = clock.now();
  await transaction(db, async (tx) => {
    await endAll(tx, userId, now);
    await writeAudit(tx, ownChange(userId, 'session.end_all', client, now));
  });
}
