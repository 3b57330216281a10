import { type Column, inArray, type SQL } from 'drizzle-orm';

/** A user, and those of their accounts that a call covers; null is all. */
export type Scope = { userId: string; accountIds: readonly string[] | null };

export const covered = (column: Column, { accountIds }: Scope): SQL | undefined =>
  accountIds === null ? undefined : inArray(column, [...accountIds]);
