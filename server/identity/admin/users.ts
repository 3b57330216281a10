import { readStanding } from '../../../db/identity/userEdits.ts';
import * as users from '../../../db/identity/users.ts';
import { transaction } from '../../../db/transaction.ts';
import { iso } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { day } from '../../durations.ts';
import { AppError, notFound } from '../../errors.ts';
import { byteOrderMark, csvRow } from '../../history/comments/csv.ts';
import type { Client } from '../../http/client.ts';
import { welcomeMail } from '../../messaging/mail/templates.ts';
import { text } from '../../texts/text.ts';
import type { Actor } from '../auth/authenticate.ts';
import { newResetLink } from '../auth/passwordReset.ts';
import { changeBy } from '../users/audit.ts';
import { insertNewUser, newUser } from '../users/createUser.ts';
import { eraseUser } from '../users/eraseUser.ts';
import type { User } from '../users/schemas.ts';
import { toWireUser } from '../users/toApi.ts';
import type { AddUserInput, EditPreview, EditUserInput } from './schemas.ts';
import { changesIn } from './userChanges.ts';

const linkDays = 7;

export async function listUsers(
  { db, clock }: Deps,
  page: users.UserList,
): Promise<{ rows: User[]; total: number }> {
  // Otherwise the list would contain a Trial or Paid whose date has passed.
  await users.lapseUsers(db, clock.now());
  const { rows, total } = await users.listUsers(db, page);
  return { rows: rows.map(({ user, accountIds }) => toWireUser(user, accountIds)), total };
}

/**
 * Creates a customer on trial whose e-mail and password work immediately. The admin knows the password, so an
 * e-mail contains a link to set another.
 * @throws {AppError} email_taken
 */
export async function addUser(deps: Deps, actor: Actor, input: AddUserInput, client: Client): Promise<User> {
  const { seats, trialDays, ...person } = input;
  const by = changeBy(actor.userId, 'user.create', client);
  const made = await newUser(deps, person, { role: 'user', verified: true, seats, trialDays, by });
  const user = await transaction(deps.db, async (tx) => {
    const user = await insertNewUser(tx, made);
    const link = await newResetLink(deps, tx, user.id, linkDays * day);
    await deps.mail.queue(tx, {
      userId: user.id,
      to: user.email,
      ...welcomeMail({ ...user, link, days: linkDays }),
    });
    return user;
  });
  return toWireUser(user, []);
}

/** Admins may remove themselves. @throws {AppError} not_found, forbidden; conflict for the last admin */
export async function removeUser(deps: Deps, actor: Actor, userId: string, client: Client): Promise<void> {
  const user = await users.findUser(deps.db, userId);
  if (!user) throw notFound('user');
  requireSessionOver(actor, user);
  await eraseUser(deps, userId, changeBy(actor.userId, 'user.delete', client));
}

/**
 * The effect of an edit on a user's status, by the rules of `editUser`. Changes nothing.
 * @throws {AppError} not_found; conflict for fewer seats than accounts
 */
export async function previewEdit(
  { db, clock }: Deps,
  userId: string,
  input: EditUserInput,
): Promise<EditPreview> {
  const now = clock.now();
  await users.lapseUser(db, userId, now);
  const standing = await readStanding(db, userId);
  if (!standing) throw notFound('user');
  const { user, isLive, running } = standing;
  const after = { ...user, ...changesIn(input, undefined, standing, now) };
  return { before: shown(user), after: shown(after), hasSubscription: isLive, running };
}

const shown = ({ status, seats, subscriptionEndsAt: at }: users.UserRow) => ({
  status,
  seats,
  subscriptionEndsAt: at === null ? null : iso(at),
});

/**
 * Personal tokens may manage only customers. Otherwise a stolen token could take over an admin's account.
 * @throws {AppError} forbidden
 */
export function requireSessionOver(actor: Actor, target: users.UserRow): void {
  if (actor.via === 'token' && target.role === 'admin')
    throw new AppError('forbidden', text('people.tokenForbiddenOnAdmin'));
}

const atOnce = 200;
export const userColumns = [
  'First name',
  'Last name',
  'Company',
  'Email',
  'Accounts',
  'Seats',
  'Start date (UTC)',
  'Status',
  'Billing date (UTC)',
  'Role',
  'Id',
] as const;

/**
 * Fixes the list at the start and reads the users in pages, so that a long export blocks nothing.
 * Skips users who are deleted meanwhile.
 */
export async function* usersAsCsv(
  { db, clock }: Deps,
  list: Pick<users.UserList, 'sort' | 'filter'>,
): AsyncGenerator<string> {
  await users.lapseUsers(db, clock.now());
  const ids = await users.listUserIds(db, list);
  yield byteOrderMark + csvRow(userColumns);
  for (let from = 0; from < ids.length; from += atOnce) {
    yield (await users.usersByIds(db, ids.slice(from, from + atOnce))).map(rowOf).join('');
  }
}

const rowOf = ({ user, accountIds }: users.ListedUser): string =>
  csvRow([
    user.firstName,
    user.lastName,
    user.companyName,
    user.email,
    String(accountIds.length),
    String(user.seats),
    iso(user.createdAt).slice(0, 10),
    user.status,
    user.subscriptionEndsAt === null ? '' : iso(user.subscriptionEndsAt).slice(0, 10),
    user.role,
    user.id,
  ]);
