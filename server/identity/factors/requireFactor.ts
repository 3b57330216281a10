import { beginGrace, factorStanding } from '../../../db/identity/factors.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { text } from '../../texts/text.ts';
import type { Actor } from '../auth/authenticate.ts';

const graceMs = 24 * 60 * 60_000;

type Needs = Pick<Deps, 'config' | 'db' | 'clock'>;

/**
 * When an admin without a second factor loses access: a day after their first session under the rule. Null
 * if no factor is required.
 */
export async function graceEnd({ config, db, clock }: Needs, userId: string): Promise<number | null> {
  if (!config.requireAdminFactor) return null;
  return (await factorStanding(db, userId)).dueAt ?? beginGrace(db, userId, clock.now() + graceMs);
}

/** False for an admin without a second factor after the grace period. */
export async function mayAdminister(deps: Needs, userId: string): Promise<boolean> {
  if (!deps.config.requireAdminFactor) return true;
  const { has, dueAt } = await factorStanding(deps.db, userId);
  if (has) return true;
  const due = dueAt ?? (await graceEnd(deps, userId));
  return due === null || deps.clock.now() < due;
}

/**
 * Stops an admin without a second factor after the grace period, also with a personal access token.
 * @throws {AppError} second_factor_required
 */
export async function requireFactor(deps: Needs, { userId }: Actor): Promise<void> {
  if (!(await mayAdminister(deps, userId)))
    throw new AppError('second_factor_required', text('people.adminsNeedFactor'));
}
