import { type Column, inArray, type SQL } from 'drizzle-orm';

/** A user and the accounts that a call may see; null means all accounts. */
export type Scope = { userId: string; accountIds: readonly string[] | null };

export const covered = (column: Column, { accountIds }: Scope): SQL | undefined =>
  accountIds === null ? undefined : inArray(column, [...accountIds]);
