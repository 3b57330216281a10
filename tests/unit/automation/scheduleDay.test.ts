import { describe, expect, test } from 'vitest';
import { weekdays } from '../../../server/accounts/settings/schemas.ts';
import type { Used } from '../../../server/automation/decide/gate.ts';
import { states } from '../../../server/automation/decide/states.ts';
import { exampleReads } from '../../../server/automation/network/readSchemas.ts';
import {
  type ApprovedDraft,
  roomIn,
  type ScheduleInput,
  scheduleDay,
} from '../../../server/automation/schedule/scheduleDay.ts';
import { unnamed } from '../../../server/texts/sentence.ts';
import { decisionView, type ViewChange } from '../../support/decisionView.ts';

const at = (text: string) => Date.parse(`${text}Z`);
type Change = Partial<Omit<ScheduleInput, 'view'>> &
  Omit<ViewChange, 'used'> & { writesFrom?: number; usedToday?: Used };
const input = ({ settings, automation, writesFrom, usedToday, ...change }: Change = {}): ScheduleInput => {
  const now = change.now ?? at('2026-03-02T08:00');
  const approved = change.approved ?? [];
  const none = { Search: 0, Monitor: 0 };
  const view = decisionView({
    connectedAt: at('2026-01-01T00:00'),
    automation: automation ?? {},
    used: (day) => (usedToday && day === '2026-03-02' ? usedToday : none),
    resting: writesFrom === undefined ? null : states.backoff(writesFrom, unnamed(''), unnamed('')),
    drafts: approved.map((draft) => ({ ...draft, state: 'approved' as const })),
    settings: {
      timing: {
        fromTime: '09:00',
        toTime: '17:00',
        timezone: 'UTC',
        timeBetweenComments: [30, 60],
        activeDays: [...weekdays],
      },
      searchUrls: ['https://www.linkedin.com/search/results/content/?keywords=a'],
      searchProfiles: ['https://www.linkedin.com/in/ada-okafor'],
      dailySearchComments: 2,
      dailyMonitorComments: 1,
      ...settings,
    },
  });
  const usual = { date: '2026-03-02', done: [], used: usedToday ?? none, reads: exampleReads };
  return { ...usual, ...change, view, now, approved };
};
const said = (plan: ReturnType<typeof scheduleDay>) =>
  plan.slots.map(
    ({ at, kind, category }) => `${new Date(at).toISOString().slice(11, 16)} ${kind} ${category}`,
  );
const draft = (
  commentId: string,
  category: 'Search' | 'Monitor',
  lapsesAt = at('2026-04-01T00:00'),
): ApprovedDraft => ({
  commentId,
  category,
  postUrl: `https://network.example/${commentId}`,
  posterName: 'Ada Okafor',
  lapsesAt,
  notBefore: 0,
});

test('starts a day when its window opens and follows the intervals in order', () => {
  expect(said(scheduleDay(input()))).toEqual([
    '09:00 planned Search',
    '09:30 planned Monitor',
    '10:30 planned Search',
  ]);
  expect(said(scheduleDay(input({ automation: { intervalIndex: 1 } })))).toEqual([
    '09:00 planned Search',
    '10:00 planned Monitor',
    '10:30 planned Search',
  ]);
});

test('continues today from now or the end of the interval with what is left', () => {
  const used = { Search: 1, Monitor: 0 };
  const present = { now: at('2026-03-02T11:15'), usedToday: used };
  expect(said(scheduleDay(input(present)))).toEqual(['11:15 planned Monitor', '11:45 planned Search']);
  expect(said(scheduleDay(input({ ...present, automation: { notBefore: at('2026-03-02T11:40') } })))).toEqual(
    ['11:40 planned Monitor', '12:10 planned Search'],
  );
  expect(scheduleDay(input(present)).limits).toEqual({
    Search: { limit: 2, used: 1, left: 1 },
    Monitor: { limit: 1, used: 0, left: 1 },
  });
});

test('starts a later day with the interval at which the day before ends', () => {
  // Three comments today, so tomorrow begins with the second interval.
  const tomorrow = scheduleDay(input({ date: '2026-03-03' }));
  expect(said(tomorrow)).toEqual(['09:00 planned Search', '10:00 planned Monitor', '10:30 planned Search']);
  expect(tomorrow.intervalIndex).toBe(1);
});

test('shows what was posted on a past day, and nothing left', () => {
  const done = [
    {
      kind: 'posted' as const,
      at: at('2026-03-01T10:00'),
      category: 'Search' as const,
      commentId: 'a',
      postUrl: '',
      posterName: '',
    },
  ];
  const plan = scheduleDay(input({ date: '2026-03-01', used: { Search: 1, Monitor: 0 }, done }));
  expect(said(plan)).toEqual(['10:00 posted Search']);
  expect(plan.limits.Search).toEqual({ limit: 2, used: 1, left: 0 });
});

test('ignores a limit without sources', () => {
  const plan = scheduleDay(input({ settings: { searchProfiles: [] } }));
  expect(said(plan)).toEqual(['09:00 planned Search', '09:30 planned Search']);
  expect(plan.limits.Monitor).toEqual({ limit: 1, used: 0, left: 0 });
});

describe('approved drafts', () => {
  test('go out first, in order, while their category has something left', () => {
    const approved = [draft('a', 'Monitor'), draft('b', 'Monitor'), draft('c', 'Search')];
    expect(said(scheduleDay(input({ approved })))).toEqual([
      '09:00 draft Monitor',
      '09:30 draft Search',
      '10:30 planned Search',
    ]);
    expect(scheduleDay(input({ approved })).slots[0]).toMatchObject({
      commentId: 'a',
      posterName: 'Ada Okafor',
    });
  });

  test('are the only posts in review mode, and the rest goes out the next day', () => {
    const approved = [draft('a', 'Monitor'), draft('b', 'Monitor')];
    const settings = { review: true };
    expect(said(scheduleDay(input({ approved, settings })))).toEqual(['09:00 draft Monitor']);
    expect(scheduleDay(input({ approved, settings, date: '2026-03-03' })).slots).toMatchObject([
      { commentId: 'b' },
    ]);
    expect(scheduleDay(input({ settings })).slots).toEqual([]);
  });

  test('do not go out after they expire', () => {
    const approved = [
      draft('a', 'Monitor', at('2026-03-02T09:00')),
      draft('b', 'Monitor', at('2026-03-02T09:01')),
    ];
    expect(scheduleDay(input({ approved, settings: { review: true } })).slots).toMatchObject([
      { commentId: 'b' },
    ]);
  });
});

test('counts how many comments fit into a window', () => {
  const window = { day: '2026-03-02', opensAt: 0, closesAt: 60 * 60_000 };
  expect(roomIn(window, [20], 0, 99)).toBe(3);
  expect(roomIn(window, [19], 0, 99)).toBe(4);
  expect(roomIn(window, [50, 5], 0, 99)).toBe(3);
  expect(roomIn(window, [50, 5], 1, 99)).toBe(3);
  expect(roomIn(window, [1], 0, 10)).toBe(10);
});

describe('with an undo window', () => {
  const settings = { undoMinutes: 20 };

  test('posts the first automatic comment a window after it is written, and the next ones in their intervals', () => {
    const times = said(scheduleDay(input({ settings }))).map((slot) => slot.slice(0, 5));
    expect(times).toEqual(['09:20', '09:50', '10:50']);
  });

  test('posts an approved draft when its window ends, and one without a window first', () => {
    const approved = [
      { ...draft('a', 'Search'), notBefore: at('2026-03-02T10:10') },
      { ...draft('b', 'Search'), notBefore: at('2026-03-02T09:10') },
    ];
    const now = at('2026-03-02T09:05');
    expect(said(scheduleDay(input({ now, approved, settings: { ...settings, review: true } })))).toEqual([
      '09:10 draft Search',
      '10:10 draft Search',
    ]);
  });

  test('leaves a draft whose window ends after hours for the next working day', () => {
    const approved = [{ ...draft('a', 'Search'), notBefore: at('2026-03-02T17:10') }];
    const now = at('2026-03-02T16:55');
    const later = { now, approved, settings: { ...settings, review: true } };
    expect(said(scheduleDay(input(later)))).toEqual([]);
    expect(said(scheduleDay(input({ ...later, date: '2026-03-03' })))).toEqual(['09:00 draft Search']);
  });
});

describe('while no new comment is written', () => {
  const writesFrom = at('2026-03-02T12:00');

  test('plans new ones from then on, and approved drafts before', () => {
    const approved = [draft('a', 'Search')];
    expect(said(scheduleDay(input({ writesFrom, approved })))).toEqual([
      '09:00 draft Search',
      '12:00 planned Monitor',
      '13:00 planned Search',
    ]);
  });

  test('plans the drafts of a later day if it lasts until then', () => {
    const approved = [draft('a', 'Monitor')];
    const month = at('2026-04-01T00:00');
    const dayOf = (date: string) =>
      said(
        scheduleDay(
          input({
            date,
            now: at('2026-03-02T10:00'),
            writesFrom: month,
            approved,
            usedToday: { Search: 0, Monitor: 1 },
          }),
        ),
      );
    expect(dayOf('2026-03-02')).toEqual([]);
    expect(dayOf('2026-03-03')).toEqual(['09:00 draft Monitor']);
  });
});

test('plans an approved draft whose sources were removed, and no other comment of its category', () => {
  const plan = scheduleDay(input({ settings: { searchUrls: [] }, approved: [draft('a', 'Search')] }));
  expect(said(plan)).toEqual(['09:00 draft Search', '09:30 planned Monitor']);
});

describe('the reads left', () => {
  const reads = (searchRows: number, others: number) => ({
    ...exampleReads,
    searchRows: { ...exampleReads.searchRows, left: searchRows },
    others: { ...exampleReads.others, left: others },
  });

  test('of one kind, once used up, leave the comments of the other', () => {
    const plan = scheduleDay(input({ reads: reads(0, 9) }));
    expect(said(plan)).toEqual(['09:00 planned Monitor']);
    expect(plan.isShortOfReads).toBe(true);
  });

  test('allow a comment for each page, the last of which may be small', () => {
    expect(scheduleDay(input({ reads: reads(10, 9) })).isShortOfReads).toBe(false);
    const small = scheduleDay(input({ reads: reads(6, 9) }));
    expect(said(small)).toHaveLength(3);
    expect(small.isShortOfReads).toBe(true);
    expect(said(scheduleDay(input({ reads: reads(5, 0) })))).toEqual(['09:00 planned Search']);
  });

  test('are all there again at midnight in UTC', () => {
    const tokyo = { fromTime: '08:00', toTime: '17:00', timezone: 'Asia/Tokyo', timeBetweenComments: [30] };
    const settings = { timing: { ...tokyo, activeDays: [...weekdays] } };
    const early = { now: at('2026-03-02T22:00'), date: '2026-03-03', settings, reads: reads(0, 0) };
    expect(said(scheduleDay(input(early)))).toEqual([
      '00:00 planned Search',
      '00:30 planned Monitor',
      '01:00 planned Search',
    ]);
  });

  test('hold everything if an approved draft can’t be read', () => {
    const plan = scheduleDay(input({ approved: [draft('a', 'Search')], reads: reads(500, 0) }));
    expect(said(plan)).toEqual([]);
    expect(plan.isShortOfReads).toBe(true);
  });
});
