import { createHash, randomBytes } from 'node:crypto';
import {
  type ChallengeRow,
  challengeOfSession,
  dropChallenge,
  findChallenge,
  insertChallenge,
  takeTry,
} from '../../../db/identity/challenges.ts';
import {
  type Factors,
  factorsOf,
  takeRecoveryCode,
  takeSignature,
  takeStep,
} from '../../../db/identity/factors.ts';
import { proveSession } from '../../../db/identity/sessions.ts';
import { findUser, type UserRow } from '../../../db/identity/users.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError, invalid } from '../../errors.ts';
import type { Client } from '../../http/client.ts';
import { secondFactorMail } from '../../messaging/mail/templates.ts';
import { text } from '../../texts/text.ts';
import { attemptFrom, guess, guessPassword } from '../auth/attempts.ts';
import type { SessionActor } from '../auth/authenticate.ts';
import { beginSession, tokenOf } from '../auth/openSession.ts';
import type { LoggedIn } from '../auth/schemas.ts';
import { ownChange } from '../users/audit.ts';
import { rowOf } from '../users/me.ts';
import { askForPasskey, readSignature } from './passkeys.ts';
import { hashReadable } from './recoveryCodes.ts';
import type { Challenge, ChallengeInput, FactorAnswer, ProofInput, ProofOptions } from './schemas.ts';
import { stepOf } from './totp.ts';

export const challengeMs = 10 * 60_000;
const tries = 5;

/** Needs no key: an ID of 256 random bits can't be guessed from its hash. */
export const hashChallengeId = (id: string): string => createHash('sha256').update(id).digest('base64url');

export const challengeOver = () => new AppError('invalid_code', text('people.pleaseSignInAgain'));
export const wrongAnswer = ({ passkey }: FactorAnswer) =>
  new AppError('invalid_code', passkey ? text('people.passkeyNotVerified') : text('people.codeWrong'));

export const hasAny = ({ passkeys, totp }: Factors): boolean => passkeys.length > 0 || totp !== null;

export async function beginChallenge(
  deps: Deps,
  user: UserRow,
  factors: Factors,
  { kind, sessionId = null }: { kind: ChallengeRow['kind']; sessionId?: string | null },
  client: Client,
): Promise<Challenge['challenge']> {
  const { passkeys, totp, recoveryCodesLeft } = factors;
  const now = deps.clock.now();
  const id = randomBytes(32).toString('base64url');
  const passkey = passkeys.length > 0 ? await askForPasskey(deps.config, passkeys) : undefined;
  const expiresAt = now + challengeMs;
  await insertChallenge(deps.db, {
    idHash: hashChallengeId(id),
    userId: user.id,
    kind,
    sessionId,
    passkeyChallenge: passkey?.challenge ?? null,
    triesLeft: tries,
    createdAt: now,
    expiresAt,
    userAgent: client.userAgent,
    address: client.address ?? '',
  });
  return {
    id,
    methods: [
      ...(passkey ? (['passkey'] as const) : []),
      ...(totp ? (['code'] as const) : []),
      ...(recoveryCodesLeft > 0 ? (['recovery'] as const) : []),
    ],
    ...(passkey ? { passkey: { ...passkey } } : {}),
    expiresAt,
  };
}

/**
 * Signs in with the second factor. Five wrong answers end the challenge.
 * @throws {AppError} invalid_code, too_many_attempts; wrong_credentials if the password has changed since
 */
export async function answerChallenge(deps: Deps, input: ChallengeInput, client: Client): Promise<LoggedIn> {
  const { db, clock } = deps;
  await attemptFrom(deps, 'signInFrom', client.address);
  const challenge = await findChallenge(db, hashChallengeId(input.id), 'login', clock.now());
  const user = challenge && (await findUser(db, challenge.userId));
  if (!user || !(await takeTry(db, challenge.idHash, clock.now()))) throw challengeOver();
  if (!(await guessFactor(deps, user, input, challenge.passkeyChallenge, client)))
    throw challenge.triesLeft > 1 ? wrongAnswer(input) : challengeOver();
  return endWithSession(deps, challenge, user, client);
}

/** Works once per challenge. @throws {AppError} invalid_code, wrong_credentials */
export async function endWithSession(
  deps: Deps,
  challenge: ChallengeRow,
  user: UserRow,
  client: Client,
): Promise<LoggedIn> {
  const session = await transaction(deps.db, async (tx) => {
    if (!(await dropChallenge(tx, challenge.idHash))) throw challengeOver();
    return beginSession(deps, tx, user, client);
  });
  return {
    token: await tokenOf(deps, session, user),
    verified: user.verifiedAt !== null,
    email: user.email,
  };
}

/**
 * Checks an answer and uses it up if it is right.
 * @param passkeyChallenge the bytes that a passkey had to sign; null if none was asked for
 * @throws {AppError} too_many_attempts
 */
export function guessFactor(
  deps: Deps,
  user: UserRow,
  answer: FactorAnswer,
  passkeyChallenge: string | null,
  client: Client,
): Promise<boolean> {
  const target = { email: user.email, user, address: client.address };
  return guess(deps, 'factor', target, async () => {
    if (answer.code !== undefined) return takeCode(deps, user, answer.code);
    if (answer.recoveryCode !== undefined) return takeRecovery(deps, user, answer.recoveryCode, client);
    return answer.passkey !== undefined && passkeyChallenge !== null
      ? takePasskey(deps, user, answer.passkey, passkeyChallenge)
      : false;
  });
}

async function takeCode(deps: Deps, user: UserRow, code: string): Promise<boolean> {
  const { totp } = await factorsOf(deps.db, user.id);
  const step = totp && stepOf(deps, totp, code);
  return step !== null && takeStep(deps.db, user.id, step);
}

async function takeRecovery(deps: Deps, user: UserRow, code: string, client: Client): Promise<boolean> {
  const { id: userId, email: to } = user;
  const now = deps.clock.now();
  const noted = ownChange(userId, 'recovery_code.use', client, now);
  const taken = await transaction(deps.db, async (tx) => {
    if (!(await takeRecoveryCode(tx, userId, hashReadable(deps, userId, code), now, noted))) return false;
    const letter = secondFactorMail({ ...user, change: 'recoveryCodeUsed' });
    await deps.mail.queue(tx, { userId, to, ...letter });
    return true;
  });
  return taken;
}

async function takePasskey(
  { db, config, clock }: Deps,
  user: UserRow,
  answer: NonNullable<FactorAnswer['passkey']>,
  challenge: string,
): Promise<boolean> {
  const { passkeys } = await factorsOf(db, user.id);
  const passkey = passkeys.find(({ credentialId }) => credentialId === answer.id);
  const counter = passkey ? await readSignature(config, answer, passkey, challenge) : null;
  return passkey !== undefined && counter !== null && takeSignature(db, passkey, counter, clock.now());
}

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
  if (hasAny(await factorsOf(deps.db, user.id)))
    throw invalid('password', text('people.confirmSecondFactor'));
  if (!(await guessPassword(deps, { email: user.email, user, password, address })))
    throw invalid('password', text('people.notPassword'));
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
