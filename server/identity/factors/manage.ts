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
import { iso } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { AppError, notFound } from '../../errors.ts';
import type { Client } from '../../http/client.ts';
import { secondFactorMail } from '../../messaging/mail/templates.ts';
import { say } from '../../texts/say.ts';
import type { SessionActor } from '../auth/authenticate.ts';
import { guess } from '../auth/guessPassword.ts';
import { changeBy, changeOf } from '../users/audit.ts';
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

type Change = Parameters<typeof secondFactorMail>[0]['change'];

const told = ({ mail }: Deps, user: UserRow, change: Change) =>
  mail.post({
    userId: user.id,
    to: user.email,
    ...secondFactorMail({ ...user, change }),
  });

const toWire = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  id,
  name,
  createdAt: iso(createdAt),
  lastUsedAt: lastUsedAt === null ? null : iso(lastUsedAt),
});

/** A user's factors beside the password, and whether an admin must have one. */
export async function readFactors(deps: Deps, actor: SessionActor): Promise<Factors> {
  const { passkeys, totp, recoveryCodesLeft } = await factorsOf(deps.db, actor.userId);
  const requiredFrom = actor.role === 'admin' ? await graceEnd(deps, actor.userId) : null;
  return {
    passkeys: passkeys.map(toWire),
    totp: totp !== null,
    recoveryCodesLeft,
    required: requiredFrom !== null,
    requiredFrom,
  };
}

/** The options with which the browser creates a passkey. The next call of the same session completes it. */
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
 * @throws {AppError} invalid_code for an answer that is not right; conflict for one that is known, and at the most there may be
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
  if (!read) throw new AppError('invalid_code', say('people.passkeyNotVerified'));
  const { recoveryCodes, codeHashes } = newRecoveryCodes(deps, user.id);
  const kept = await insertPasskey(
    db,
    { id: newId(now), userId: user.id, name, createdAt: now, ...read },
    {
      codeHashes,
      now,
      noted: changeOf(changeBy(user.id, 'passkey.add', client), now, user.id, { after: { name } }),
      limit: mostPasskeys,
    },
  );
  if (kept === 'full')
    throw new AppError('conflict', say('people.passkeysRemoveOneFirst', { count: mostPasskeys }));
  if (kept === 'taken') throw new AppError('conflict', say('people.passkeyInUse'));
  if (challenge) await dropChallenge(db, challenge.idHash);
  await told(deps, user, 'passkeyAdded');
  return { passkey: toWire(kept.passkey), ...(kept.isFirst ? { recoveryCodes } : {}) };
}

/** Removes a passkey. @throws {AppError} not_found */
export async function removePasskey(
  deps: Deps,
  actor: SessionActor,
  id: string,
  client: Client,
): Promise<void> {
  const user = await rowOf(deps, actor);
  const change = changeBy(user.id, 'passkey.remove', client);
  const removed = await removePasskeyRow(deps.db, user.id, id, ({ name }) =>
    changeOf(change, deps.clock.now(), user.id, { before: { name } }),
  );
  if (!removed) throw notFound('Passkey');
  await told(deps, user, 'passkeyRemoved');
}

/** Makes a secret for an authenticator app; it counts once a code of it is confirmed. @throws {AppError} conflict */
export async function beginTotp(deps: Deps, actor: SessionActor): Promise<TotpSecret> {
  const user = await rowOf(deps, actor);
  const { secret, uri, sealed } = newTotpSecret(deps, user);
  if (!(await insertTotp(deps.db, { userId: user.id, sealed, createdAt: deps.clock.now() })))
    throw new AppError('conflict', say('people.authenticatorConnected'));
  return { secret, uri };
}

/**
 * Lets one-time codes count from here on, and makes recovery codes with the first factor.
 * @throws {AppError} invalid_code, too_many_attempts
 */
export async function confirmTotp(
  deps: Deps,
  actor: SessionActor,
  code: string,
  client: Client,
): Promise<TotpConfirmed> {
  const { db, clock } = deps;
  const user = await rowOf(deps, actor);
  const wrong = new AppError('invalid_code', say('people.codeNotRightCheck'));
  const waiting = await pendingTotp(db, user.id);
  let step: number | null = null;
  const target = { email: user.email, user, address: client.address };
  await guess(deps, 'factor', target, async () => {
    step = waiting ? stepOf(deps, waiting, code) : null;
    return step !== null;
  });
  if (!waiting || step === null) throw wrong;
  const { recoveryCodes, codeHashes } = newRecoveryCodes(deps, user.id);
  const now = clock.now();
  const confirmed = await confirmRow(
    db,
    { userId: user.id, sealed: waiting.sealed, lastStep: step },
    { codeHashes, now, noted: changeOf(changeBy(user.id, 'totp.add', client), now, user.id) },
  );
  if (!confirmed) throw wrong;
  await told(deps, user, 'totpAdded');
  return confirmed.isFirst ? { recoveryCodes } : {};
}

/** Removes the authenticator app. @throws {AppError} not_found */
export async function removeTotp(deps: Deps, actor: SessionActor, client: Client): Promise<void> {
  const user = await rowOf(deps, actor);
  const noted = changeOf(changeBy(user.id, 'totp.remove', client), deps.clock.now(), user.id);
  if (!(await removeTotpRow(deps.db, user.id, noted))) throw notFound('Authenticator app');
  await told(deps, user, 'totpRemoved');
}

/** Puts ten new recovery codes in the place of all old ones. @throws {AppError} conflict without a second factor */
export async function replaceRecoveryCodes(
  deps: Deps,
  actor: SessionActor,
  client: Client,
): Promise<RecoveryCodes> {
  const user = await rowOf(deps, actor);
  const { recoveryCodes, codeHashes } = newRecoveryCodes(deps, user.id);
  const now = deps.clock.now();
  const noted = changeOf(changeBy(user.id, 'recovery_codes.replace', client), now, user.id);
  if (!(await replaceCodes(deps.db, user.id, { codeHashes, now, noted })))
    throw new AppError('conflict', say('people.addFactorFirst'));
  await told(deps, user, 'recoveryCodesReplaced');
  return { recoveryCodes };
}
