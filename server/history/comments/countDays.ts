import { confirmedByDay } from '../../../db/history/commentTotals.ts';
import { visibleAccount } from '../../accounts/ownedAccount.ts';
import { getSettings } from '../../accounts/settings/settings.ts';
import { localDate, shifted } from '../../automation/decide/hours.ts';
import type { Deps } from '../../deps.ts';
import type { Workspace } from '../../identity/people/workspace.ts';
import type { CommentDays } from './schemas.ts';

/** Includes today and days without comments. @throws {AppError} not_found */
export async function countDays(
  deps: Pick<Deps, 'db' | 'engineClock'>,
  workspace: Workspace,
  { accountId, days }: { accountId: string; days: number },
): Promise<CommentDays> {
  const account = await visibleAccount(deps, workspace, accountId);
  const { timezone } = (await getSettings(deps.db, account)).timing;
  const today = localDate(timezone, deps.engineClock.now());
  const dates = Array.from({ length: days }, (_, n) => shifted(today, n - days + 1));
  const byDate = new Map(dates.map((date) => [date, { date, Search: 0, Monitor: 0 }]));
  for (const { date, category, n } of await confirmedByDay(deps.db, accountId, dates[0] ?? today, today)) {
    const day = byDate.get(date);
    if (day) day[category] = n;
  }
  return { accountId, timezone, days: [...byDate.values()] };
}
