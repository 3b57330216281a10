import { expect, it } from 'vitest';
import type { DaySchedule, ScheduleSlot } from '../../../server/automation/schedule/schemas.ts';
import { nextText } from '../../../web/activity/nextModel.ts';
import { english } from './translators.ts';

const search = (words: string) => `https://www.linkedin.com/search/results/content/?keywords=${words}`;
const at = '2026-11-20T12:00:00Z';
const textOf = (slot: ScheduleSlot, searchUrls: string[], searchProfiles: string[] = []) => {
  const posted: ScheduleSlot = { at, category: 'Monitor', kind: 'posted' };
  return nextText(english, [{ slots: [posted, slot] } as unknown as DaySchedule], {
    searchUrls,
    searchProfiles,
  });
};

it('names the source of the next comment if it is known', () => {
  const found: ScheduleSlot = { at, category: 'Search', kind: 'planned' };
  const followed: ScheduleSlot = { at, category: 'Monitor', kind: 'planned' };
  expect(textOf(found, [search('hiring%20nurses')])).toBe('Next: search “hiring nurses”');
  expect(textOf(found, [search('a'), search('b')])).toBe('Next: one of your 2 searches');
  expect(textOf(followed, [], ['https://www.linkedin.com/in/ada-okafor'])).toBe('Next: a post by ada-okafor');
  expect(textOf({ ...found, kind: 'draft', posterName: 'Ada Okafor' }, [search('a')])).toBe(
    'Next: the approved comment for Ada Okafor',
  );
  expect(textOf({ ...found, kind: 'posted' }, [search('a')])).toBeNull();
  expect(textOf(found, [])).toBeNull();
});
