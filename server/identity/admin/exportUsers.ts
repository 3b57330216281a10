import * as users from '../../../db/identity/users.ts';
import { iso } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { byteOrderMark, csvRow } from '../../history/comments/csv.ts';

const atOnce = 500;
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
 * The filtered users as CSV, in the requested order. The list is fixed at the start; each user is read when
 * reached, so that a long export blocks nobody, and users deleted meanwhile are skipped.
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
