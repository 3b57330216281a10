import type { DraftView } from '../../../db/automation/drafts.ts';
import type { EngineView } from '../../../db/automation/engineView.ts';
import { leftOf, obstacleOf, settingsOf, type Used } from './gate.ts';
import { windowAfter, windowAt } from './hours.ts';

type Approved = Pick<DraftView['draft'], 'notBefore' | 'lapsesAt'> & Pick<DraftView['comment'], 'category'>;

/**
 * When the first approved draft may be posted, by hours, interval, limits and undo windows, even if no new
 * comment may be written. Null if none will be posted, or if the account may not post. Pure.
 * @param used the counts for a window's day; @param now by the engine's clock
 */
export function nextSlot(
  view: EngineView,
  approved: readonly Approved[],
  used: (day: string) => Used,
  now: number,
): number | null {
  if (obstacleOf(view)) return null;
  const { timing } = settingsOf(view);
  const times = approved.flatMap(({ category, notBefore, lapsesAt }) => {
    const ready = Math.max(now, view.automation.notBefore, notBefore);
    const window = windowAt(timing, ready);
    const isOpen = window && leftOf(view, window.day, used(window.day))[category] > 0;
    const at = isOpen ? ready : windowAfter(timing, ready)?.opensAt;
    return at !== undefined && at < lapsesAt ? [at] : [];
  });
  return times.length > 0 ? Math.min(...times) : null;
}
