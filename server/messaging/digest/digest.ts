import { findUser, type UserRow } from '../../../db/identity/users.ts';
import { saveDigest } from '../../../db/messaging/digests.ts';
import { saveNewsMails } from '../../../db/messaging/newsMails.ts';
import { transaction } from '../../../db/transaction.ts';
import { iso } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { Actor } from '../../identity/auth/authenticate.ts';
import { rowOf } from '../../identity/users/me.ts';
import { text } from '../../texts/text.ts';
import { nextDigestAt } from './nextDigest.ts';
import type { Digest, DigestInput } from './schemas.ts';
import { readToken } from './unsubscribeLink.ts';

type Needs = Pick<Deps, 'db' | 'clock'>;

export const readDigest = async (deps: Needs, actor: Actor): Promise<Digest> =>
  toApi(await rowOf(deps, actor), deps.clock.now());

/** Turns the digest of a person on, moves it to another time zone, or turns it off. */
export async function putDigest(deps: Needs, actor: Actor, { timeZone }: DigestInput): Promise<Digest> {
  const now = deps.clock.now();
  await transaction(deps.db, async (tx) => {
    const user = await findUser(tx, actor.userId);
    if (!user || timeZone === user.digestTimeZone) return;
    const at =
      timeZone === null ? null : { timeZone, now, runAt: nextDigestAt(timeZone, now, user.digestedAt) };
    await saveDigest(tx, user.id, at);
  });
  return readDigest(deps, actor);
}

/**
 * Turns off the e-mails of an e-mailed link for its user, who need not be signed in. Idempotent, and does
 * nothing for a deleted user.
 * @throws {AppError} invalid_code
 */
export async function unsubscribe({ db, config }: Pick<Deps, 'db' | 'config'>, token: string): Promise<void> {
  const link = readToken(config, token);
  if (link === null) throw new AppError('invalid_code', text('people.unsubscribeLinkInvalid'));
  const { userId, subscription } = link;
  if (subscription !== 'digest') return saveNewsMails(db, userId, { [subscription]: false });
  const user = await findUser(db, userId);
  if (user && user.digestTimeZone !== null) await transaction(db, (tx) => saveDigest(tx, userId, null));
}

const toApi = ({ digestTimeZone: timeZone, digestedAt }: UserRow, now: number): Digest => ({
  timeZone,
  nextAt: timeZone === null ? null : iso(nextDigestAt(timeZone, now, digestedAt)),
});
