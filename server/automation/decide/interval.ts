import type { Wait } from '../../../db/automation/commentOutcomes.ts';
import type { EngineView } from '../../../db/automation/engineView.ts';
import { minute } from '../../durations.ts';
import { settingsOf } from './gate.ts';

/**
 * The wait before the next comment: the configured minutes plus up to a quarter, so that no two days have the
 * same rhythm.
 * @param standsAt the latest time at which the comment appeared, ms since the epoch
 * @param random from 0 to 1; 0 gives the earliest time
 */
export function waitAfter(
  view: Pick<EngineView, 'settings' | 'automation'>,
  standsAt: number,
  random: number,
): Wait {
  const intervals = settingsOf(view).timing.timeBetweenComments;
  const index = view.automation.intervalIndex;
  const minutes = intervals[index % intervals.length] ?? 1;
  const wait = minutes * minute * (1 + random / 4);
  return { notBefore: Math.ceil(standsAt + wait), intervalIndex: (index + 1) % intervals.length };
}
