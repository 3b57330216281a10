import type { AutomationRow } from '../../../db/accounts/accounts.ts';
import type { DecisionView } from '../../../db/automation/engineView.ts';
import type { SettingsValues } from '../../accounts/settings/schemas.ts';
import { hour } from '../../durations.ts';
import type { CommentCategory } from '../../history/comments/schemas.ts';
import { type Opening, settingsOf } from './gate.ts';
import { windowAfter, windowAt } from './hours.ts';

const mostFirstDrafts = 3;
/** A later start or a new search must not write outside the hours. */
const writtenWithin = hour;

/** The mark of an account's first start ever. @param now by the engine's clock */
export const firstStart = (
  { review }: Pick<SettingsValues, 'review'>,
  now: number,
): Pick<AutomationRow, 'firstStartedAt' | 'firstDrafts'> => ({
  firstStartedAt: now,
  firstDrafts: review ? mostFirstDrafts : 0,
});

/**
 * The place for the next of the drafts that a new customer judges the product by, null if there is none. They
 * are written at any hour, up to a day's full limits, and count for the next working hours.
 */
export function firstDraftsOf(
  view: Pick<DecisionView, 'automation' | 'settings' | 'drafts' | 'used'>,
  now: number,
) {
  const { firstStartedAt, firstDrafts } = view.automation;
  const settings = settingsOf(view);
  if (firstStartedAt === null || firstDrafts === 0 || !settings.review) return null;
  if (now >= firstStartedAt + writtenWithin) return null;
  const next = windowAt(settings.timing, now) ?? windowAfter(settings.timing, now);
  if (!next) return null;
  const used = view.used(next.day);
  const ofCategory = (category: CommentCategory, limit: number, sources: readonly string[]) => {
    const drafted = view.drafts.filter((draft) => draft.category === category).length;
    const written = drafted + used[category];
    const most = Math.min(mostFirstDrafts, limit);
    if (most === 0 || sources.length === 0) return 0;
    // In proportion to the limit, so that the category with fewer drafts comes next.
    return (limit * Math.max(0, most - written)) / most;
  };
  const left = {
    Search: ofCategory('Search', settings.dailySearchComments, settings.searchUrls),
    Monitor: ofCategory('Monitor', settings.dailyMonitorComments, settings.searchProfiles),
  };
  // Posts that get no comment are counted from the start of the window.
  const window = { ...next, opensAt: Math.min(next.opensAt, firstStartedAt) };
  const opening: Opening = { window, left };
  return left.Search + left.Monitor > 0 ? opening : null;
}
