import { lastSeenAt } from '../../../../db/identity/sessions.ts';
import { accountIdsOf, findUser, lapseUser, type UserRow } from '../../../../db/identity/users.ts';
import { iso } from '../../../clock.ts';
import type { Deps } from '../../../deps.ts';
import { notFound } from '../../../errors.ts';
import { toWireUser } from '../../users/wire.ts';
import type { UserDetails } from './schemas.ts';

type Needs = Pick<Deps, 'db' | 'clock'>;

/**
 * The user that an admin names, as the verbs of customers take who calls.
 * @throws {AppError} not_found
 */
export async function namedUser({ db, clock }: Needs, id: string): Promise<UserRow & { userId: string }> {
  const user = (await lapseUser(db, id, clock.now())) ?? (await findUser(db, id));
  if (!user) throw notFound('User');
  return { ...user, userId: id };
}

/**
 * All that an admin sees of a user at first sight.
 * @throws {AppError} not_found
 */
export async function readUser(deps: Needs, id: string): Promise<UserDetails> {
  const user = await namedUser(deps, id);
  const { pendingEmail, verifiedAt, trialStartedAt, trialDays, stoppedAt } = user;
  return {
    ...toWireUser(user, await accountIdsOf(deps.db, id)),
    pendingEmail,
    verifiedAt: isoOrNull(verifiedAt),
    trialStartedAt: isoOrNull(trialStartedAt),
    trialDays,
    stoppedAt: isoOrNull(stoppedAt),
    lastSeenAt: isoOrNull(await lastSeenAt(deps.db, id, deps.clock.now())),
  };
}

const isoOrNull = (at: number | null) => (at === null ? null : iso(at));
