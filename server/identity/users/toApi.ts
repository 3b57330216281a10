import { accountIdsOf, type UserRow } from '../../../db/identity/users.ts';
import { iso } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { User } from './schemas.ts';

export function toWireUser(row: UserRow, accountIds: string[]): User {
  return {
    _id: row.id,
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    companyName: row.companyName,
    email: row.email,
    role: row.role,
    profileImage: row.profileImage,
    language: row.language,
    seats: row.seats,
    status: row.status,
    createdAt: iso(row.createdAt),
    subscriptionEndsAt: row.subscriptionEndsAt === null ? null : iso(row.subscriptionEndsAt),
    linkedinAccounts: accountIds,
  };
}

export async function wireUser({ db }: Pick<Deps, 'db'>, row: UserRow): Promise<User> {
  return toWireUser(row, await accountIdsOf(db, row.id));
}
