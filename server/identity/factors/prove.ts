import {
  challengeOfSession,
  dropChallenge,
  findChallenge,
  takeTry,
} from '../../../db/identity/challenges.ts';
import { factorsOf } from '../../../db/identity/factors.ts';
import { proveSession } from '../../../db/identity/sessions.ts';
import type { UserRow } from '../../../db/identity/users.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { invalid } from '../../errors.ts';
import type { Client } from '../../http/client.ts';
import { say } from '../../texts/say.ts';
import { guessPassword } from '../auth/attempts.ts';
import type { SessionActor } from '../auth/authenticate.ts';
import { rowOf } from '../users/me.ts';
import { beginChallenge, guessFactor, hasAny, hashChallengeId, wrongAnswer } from './challenge.ts';
import type { ProofInput, ProofOptions } from './schemas.ts';

/** The ways to prove the user's identity: the second factor, or the password without one. */
export async function proofOptions(deps: Deps, actor: SessionActor, client: Client): Promise<ProofOptions> {
  const user = await rowOf(deps, actor);
  const factors = await factorsOf(deps.db, user.id);
  if (!hasAny(factors)) return { methods: ['password'] };
  const { id, methods, passkey } = await beginChallenge(
    deps,
    user,
    factors,
    { kind: 'proof', sessionId: actor.sessionId },
    client,
  );
  return { methods, challengeId: id, ...(passkey ? { passkey } : {}) };
}

/**
 * Makes this session fresh again. A user with a second factor needs it.
 * @throws {AppError} invalid_input on password, invalid_code, too_many_attempts
 */
export async function prove(
  deps: Deps,
  actor: SessionActor,
  input: ProofInput,
  client: Client,
): Promise<void> {
  const user = await rowOf(deps, actor);
  if (input.password === undefined) await proveByFactor(deps, actor, user, input, client);
  else await proveByPassword(deps, user, input.password, client);
  await proveSession(deps.db, actor.sessionId, deps.clock.now());
}

async function proveByPassword(
  deps: Deps,
  user: UserRow,
  password: string,
  { address }: Client,
): Promise<void> {
  if (hasAny(await factorsOf(deps.db, user.id))) throw invalid('password', say('people.confirmSecondFactor'));
  if (!(await guessPassword(deps, { email: user.email, user, password, address })))
    throw invalid('password', say('people.notPassword'));
}

async function proveByFactor(
  deps: Deps,
  actor: SessionActor,
  user: UserRow,
  input: ProofInput,
  client: Client,
): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const challenge = input.challengeId
    ? await findChallenge(db, hashChallengeId(input.challengeId), 'proof', now)
    : await challengeOfSession(db, actor.sessionId, 'proof', now);
  const isOwn = challenge?.sessionId === actor.sessionId && (await takeTry(db, challenge.idHash, now));
  const signed = isOwn ? challenge.passkeyChallenge : null;
  if (!(await guessFactor(deps, user, input, signed, client))) throw wrongAnswer(input);
  if (isOwn) await transaction(db, (tx) => dropChallenge(tx, challenge.idHash));
}
