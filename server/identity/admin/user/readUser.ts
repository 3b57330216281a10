import { type AccountPage, listAccounts } from '../../../../db/accounts/accounts.ts';
import { lastSeenAt } from '../../../../db/identity/sessions.ts';
import { accountIdsOf, findUser, lapseUser, type UserRow } from '../../../../db/identity/users.ts';
import { ownedAccount } from '../../../accounts/ownedAccount.ts';
import { getSettings } from '../../../accounts/settings/settings.ts';
import { iso } from '../../../clock.ts';
import type { Deps } from '../../../deps.ts';
import { notFound } from '../../../errors.ts';
import type { Client } from '../../../http/client.ts';
import type { Actor } from '../../auth/authenticate.ts';
import { endSession } from '../../sessions/sessions.ts';
import { revokeToken } from '../../tokens/tokens.ts';
import { toWireUser } from '../../users/toApi.ts';
import { requireSessionOver } from '../users.ts';
import type { AccountSettings, UserDetails } from './schemas.ts';

type Needs = Pick<Deps, 'db' | 'clock'>;

/** The user as an actor for the customers' own verbs. @throws {AppError} not_found */
export async function namedUser({ db, clock }: Needs, id: string): Promise<UserRow & { userId: string }> {
  const user = (await lapseUser(db, id, clock.now())) ?? (await findUser(db, id));
  if (!user) throw notFound('user');
  return { ...user, userId: id };
}

/** @throws {AppError} not_found */
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

export async function listSettings(
  deps: Pick<Deps, 'db'>,
  user: { userId: string },
  page: AccountPage,
): Promise<{ rows: AccountSettings[]; total: number }> {
  const { rows, total } = await listAccounts(deps.db, { userId: user.userId, accountIds: null }, page);
  const settings = rows.map(async ({ accountId, name }) => ({
    ...(await getSettings(deps.db, await ownedAccount(deps, user, accountId))),
    name,
  }));
  return { rows: await Promise.all(settings), total };
}

/** @throws {AppError} not_found, forbidden */
export async function endSessionOfUser(
  deps: Deps,
  actor: Actor,
  userId: string,
  id: string,
  client: Client,
): Promise<void> {
  requireSessionOver(actor, await namedUser(deps, userId));
  await endSession(deps, actor, id, client, userId);
}

/** @throws {AppError} not_found, forbidden */
export async function revokeTokenOfUser(
  deps: Deps,
  actor: Actor,
  userId: string,
  id: string,
  client: Client,
): Promise<void> {
  requireSessionOver(actor, await namedUser(deps, userId));
  await revokeToken(deps, actor, id, client, userId);
}
