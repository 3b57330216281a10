import { newId } from '../../../db/id.ts';
import {
  challengeOfSession,
  dropChallenge,
  insertChallenge,
  takeTry,
} from '../../../db/identity/challenges.ts';
import {
  confirmTotp as confirmRow,
  factorsOf,
  insertPasskey,
  insertTotp,
  type PasskeyRow,
  pendingTotp,
  removePasskey as removePasskeyRow,
  removeTotp as removeTotpRow,
  replaceRecoveryCodes as replaceCodes,
} from '../../../db/identity/factors.ts';
import type { UserRow } from '../../../db/identity/users.ts';
import type { Tx } from '../../../db/open.ts';
import { transaction } from '../../../db/transaction.ts';
import { iso } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { AppError, notFound } from '../../errors.ts';
import type { Client } from '../../http/client.ts';
import { secondFactorMail } from '../../messaging/mail/templates.ts';
import { text } from '../../texts/text.ts';
import { guess } from '../auth/attempts.ts';
import type { SessionActor } from '../auth/authenticate.ts';
import { auditEntry, changeBy, ownChange } from '../users/audit.ts';
import { rowOf } from '../users/me.ts';
import { challengeMs, hashChallengeId } from './challenge.ts';
import { offerPasskey, readNewPasskey } from './passkeys.ts';
import { newRecoveryCodes } from './recoveryCodes.ts';
import { graceEnd } from './requireFactor.ts';
import {
  type Factors,
  mostPasskeys,
  type NewPasskey,
  type Passkey,
  type PasskeyAdded,
  type RecoveryCodes,
  type TotpConfirmed,
  type TotpSecret,
} from './schemas.ts';
import { newTotpSecret, stepOf } from './totp.ts';

type Mailed = Parameters<typeof secondFactorMail>[0]['change'];

/** Changes a factor and queues its e-mail in one transaction. */
async function withMail<Result>(
  { db, mail }: Deps,
  user: UserRow,
  change: Mailed,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const { id: userId, email: to } = user;
  const result = await transaction(db, async (tx) => {
    const changed = await work(tx);
    await mail.queue(tx, { userId, to, ...secondFactorMail({ ...user, change }) });
    return changed;
  });
  return result;
}

const toApi = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  id,
  name,
  createdAt: iso(createdAt),
  lastUsedAt: lastUsedAt === null ? null : iso(lastUsedAt),
});

export async function readFactors(deps: Deps, actor: SessionActor): Promise<Factors> {
  const { passkeys, totp, recoveryCodesLeft } = await factorsOf(deps.db, actor.userId);
  const requiredFrom = actor.role === 'admin' ? await graceEnd(deps, actor.userId) : null;
  return {
    passkeys: passkeys.map(toApi),
    totp: totp !== null,
    recoveryCodesLeft,
    required: requiredFrom !== null,
    requiredFrom,
  };
}

/** `addPasskey` in the same session completes them. */
export async function passkeyOptions(deps: Deps, actor: SessionActor) {
  const { db, config, clock } = deps;
  const user = await rowOf(deps, actor);
  const { passkeys } = await factorsOf(db, user.id);
  const options = await offerPasskey(config, user, passkeys);
  const now = clock.now();
  await insertChallenge(db, {
    idHash: hashChallengeId(options.challenge),
    userId: user.id,
    kind: 'passkey',
    sessionId: actor.sessionId,
    passkeyChallenge: options.challenge,
    triesLeft: 1,
    createdAt: now,
    expiresAt: now + challengeMs,
  });
  return { ...options };
}

/**
 * Adds a passkey, and recovery codes with the first factor.
 * @throws {AppError} invalid_code; conflict for a known credential and for too many passkeys
 */
export async function addPasskey(
  deps: Deps,
  actor: SessionActor,
  { name, response }: NewPasskey,
  client: Client,
): Promise<PasskeyAdded> {
  const { db, config, clock } = deps;
  const user = await rowOf(deps, actor);
  const now = clock.now();
  const challenge = await challengeOfSession(db, actor.sessionId, 'passkey', now);
  const isOpen = challenge !== undefined && (await takeTry(db, challenge.idHash, now));
  const read = isOpen ? await readNewPasskey(config, response, challenge.passkeyChallenge ?? '') : null;
  if (!challenge || !read) throw new AppError('invalid_code', text('people.passkeyNotVerified'));
  const { recoveryCodes, codeHashes } = newRecoveryCodes(deps, user.id);
  const noted = ownChange(user.id, 'passkey.add', client, now, { after: { name } });
  const added = await withMail(deps, user, 'passkeyAdded', async (tx) => {
    const row = { id: newId(now), userId: user.id, name, createdAt: now, ...read };
    const added = await insertPasskey(tx, row, { codeHashes, now, noted, limit: mostPasskeys });
    if (added === 'full')
      throw new AppError('conflict', text('people.tooManyPasskeys', { count: mostPasskeys }));
    if (added === 'taken') throw new AppError('conflict', text('people.passkeyInUse'));
    await dropChallenge(tx, challenge.idHash);
    return added;
  });
  return { passkey: toApi(added.passkey), ...(added.isFirst ? { recoveryCodes } : {}) };
}

/** @throws {AppError} not_found */
export async function removePasskey(
  deps: Deps,
  actor: SessionActor,
  id: string,
  client: Client,
): Promise<void> {
  const user = await rowOf(deps, actor);
  const change = changeBy(user.id, 'passkey.remove', client);
  const note = ({ name }: PasskeyRow) => auditEntry(change, deps.clock.now(), user.id, { before: { name } });
  await withMail(deps, user, 'passkeyRemoved', async (tx) => {
    if (!(await removePasskeyRow(tx, user.id, id, note))) throw notFound('passkey');
  });
}

/**
 * Makes the secret of an authenticator app. It takes effect once `confirmTotp` gets its first code.
 * @throws {AppError} conflict
 */
export async function beginTotp(deps: Deps, actor: SessionActor): Promise<TotpSecret> {
  const user = await rowOf(deps, actor);
  const { secret, uri, sealed } = newTotpSecret(deps, user);
  if (!(await insertTotp(deps.db, { userId: user.id, sealed, createdAt: deps.clock.now() })))
    throw new AppError('conflict', text('people.authenticatorConnected'));
  return { secret, uri };
}

/** The first factor also gets recovery codes. @throws {AppError} invalid_code, too_many_attempts */
export async function confirmTotp(
  deps: Deps,
  actor: SessionActor,
  code: string,
  client: Client,
): Promise<TotpConfirmed> {
  const { db, clock } = deps;
  const user = await rowOf(deps, actor);
  const wrong = new AppError('invalid_code', text('people.codeWrong'));
  const waiting = await pendingTotp(db, user.id);
  const step = waiting ? stepOf(deps, waiting, code) : null;
  const target = { email: user.email, user, address: client.address };
  await guess(deps, 'factor', target, async () => step !== null);
  if (!waiting || step === null) throw wrong;
  const { recoveryCodes, codeHashes } = newRecoveryCodes(deps, user.id);
  const now = clock.now();
  const noted = ownChange(user.id, 'totp.add', client, now);
  const { isFirst } = await withMail(deps, user, 'totpAdded', async (tx) => {
    const secret = { userId: user.id, sealed: waiting.sealed, lastStep: step };
    const confirmed = await confirmRow(tx, secret, { codeHashes, now, noted });
    if (!confirmed) throw wrong;
    return confirmed;
  });
  return isFirst ? { recoveryCodes } : {};
}

/** @throws {AppError} not_found */
export async function removeTotp(deps: Deps, actor: SessionActor, client: Client): Promise<void> {
  const user = await rowOf(deps, actor);
  const noted = ownChange(user.id, 'totp.remove', client, deps.clock.now());
  await withMail(deps, user, 'totpRemoved', async (tx) => {
    if (!(await removeTotpRow(tx, user.id, noted))) throw notFound('authenticatorApp');
  });
}

/** Replaces all recovery codes. @throws {AppError} conflict without a second factor */
export async function replaceRecoveryCodes(
  deps: Deps,
  actor: SessionActor,
  client: Client,
): Promise<RecoveryCodes> {
  const user = await rowOf(deps, actor);
  const { recoveryCodes, codeHashes } = newRecoveryCodes(deps, user.id);
  const now = deps.clock.now();
  const noted = ownChange(user.id, 'recovery_codes.replace', client, now);
  await withMail(deps, user, 'recoveryCodesReplaced', async (tx) => {
    if (!(await replaceCodes(tx, user.id, { codeHashes, now, noted })))
      throw new AppError('conflict', text('people.addFactorFirst'));
  });
  return { recoveryCodes };
}
