import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../../../server/accounts/settings/schemas.ts';
import { dayChoices } from '../../../web/accountSettings/dayNames.ts';
import { faultsOf } from '../../../web/accountSettings/settingsRules.ts';
import { clamp, inWeekOrder, readMinutes, valuesOf } from '../../../web/accountSettings/settingsValues.ts';
import { allowed } from '../../../web/dashboard/dashboardModel.ts';
import { usualFirstStart, withFirstStart } from '../../../web/dashboard/firstStartModel.ts';

const search = 'https://www.linkedin.com/search/results/content/?keywords=hiring';

it('keeps only the settings of a record', () => {
  expect(valuesOf({ ...defaultSettings, ...{ accountId: 'a1' } })).toEqual(defaultSettings);
});

describe('numbers', () => {
  it.each([
    ['', 0],
    ['-3', 0],
    ['12', 12],
    ['12.9', 12],
    ['75', 75],
    ['76', 75],
    ['9999', 75],
    ['1e9', 75],
    ['Infinity', 0],
    ['x', 0],
  ])('takes %j comments per day as %i', (text, number) => {
    expect(clamp(text, 0, 75)).toBe(number);
  });

  it.each(['', ' ', '0', '-1', 'x', 'NaN', 'Infinity'])('adds no interval for %j', (text) => {
    expect(readMinutes(text)).toBeNull();
  });
});

it.each([
  ['en', 'Monday', 'Sunday'],
  ['de', 'Montag', 'Sonntag'],
  ['es', 'Lunes', 'Domingo'],
] as const)(
  'names working days in %s from %s to %s, each beginning with its visible text',
  (language, from, to) => {
    const days = dayChoices(language);
    expect([days.length, days[0]?.name, days[6]?.name]).toEqual([7, from, to]);
    for (const { name, short } of days) expect(name.startsWith(short)).toBe(true);
  },
);

it('sorts working days in the order of the week', () => {
  expect(inWeekOrder(['Friday', 'Monday', 'Wednesday'])).toEqual(['Monday', 'Wednesday', 'Friday']);
});

describe('faults', () => {
  const { timing, choice } = defaultSettings;

  it('finds none in the defaults, nor in equal intervals', () => {
    const equal = { ...timing, timeBetweenComments: [5, 5] };
    expect(faultsOf({ ...defaultSettings, timing: equal })).toEqual([]);
    expect(faultsOf(defaultSettings)).toEqual([]);
  });

  it.each([
    [{ searchUrls: [search, 'https://example.com'] }, 'searchUrls', 'Invalide Search URL!'],
    [{ searchUrls: Array(31).fill(search) }, 'searchUrls', 'You can add at most 30 search links'],
    [{ searchProfiles: ['https://example.com'] }, 'searchProfiles', 'Invalid Profile URL'],
    [{ choice: { ...choice, avoidPeople: ['in/a%00b'] } }, 'choice.avoidPeople', 'Invalid Profile URL'],
    [
      { choice: { ...choice, avoidCompanies: ['company/%00'] } },
      'choice.avoidCompanies',
      'Invalid Profile URL',
    ],
    [
      { timing: { ...timing, timeBetweenComments: [] } },
      'timing.timeBetweenComments',
      'Add at least one interval',
    ],
    [
      { timing: { ...timing, timeBetweenComments: [5, 0.5] } },
      'timing.timeBetweenComments',
      'The time between comments must be at least 1 minute',
    ],
    [
      { timing: { ...timing, timeBetweenComments: [1441] } },
      'timing.timeBetweenComments',
      'The time between comments can be at most 1440 minutes',
    ],
    [
      { timing: { ...timing, timeBetweenComments: Array(101).fill(1) } },
      'timing.timeBetweenComments',
      'You can add at most 100 intervals',
    ],
    [
      { timing: { ...timing, fromTime: '' } },
      'timing.fromTime',
      'A time must have the form HH:mm, from 00:00 to 23:59',
    ],
    [{ timing: { ...timing, timezone: 'Mars/Base' } }, 'timing.timezone', 'Unknown time zone'],
    [{ prompt: 'x'.repeat(10_001) }, 'prompt', 'The prompt can have at most 10000 characters'],
    [
      { choice: { ...choice, oldestPostDays: 0 } },
      'choice.oldestPostDays',
      'The maximum post age must be at least 1 day',
    ],
    [
      { choice: { ...choice, avoidWords: ['x'.repeat(301)] } },
      'choice.avoidWords',
      'An entry can have at most 300 characters',
    ],
  ])('names the field and its fault: %#', (patch, path, text) => {
    expect(faultsOf({ ...defaultSettings, ...patch })).toEqual([{ path, message: text }]);
  });
});

describe('the four buttons', () => {
  const paused = { status: 'Paid', accountId: 'a1', running: false, busy: false } as const;

  it('offer Start while paused, and Pause while running', () => {
    expect(allowed(paused)).toEqual({ reset: true, pause: false, start: true, save: true });
    expect(allowed({ ...paused, running: true })).toEqual({
      reset: true,
      pause: true,
      start: false,
      save: true,
    });
  });

  it.each(['Expired', 'None'] as const)('are all off with the status %s', (status) => {
    for (const running of [true, false])
      expect(Object.values(allowed({ ...paused, status, running }))).not.toContain(true);
  });

  it('are all off without an account and during a call', () => {
    expect(Object.values(allowed({ ...paused, accountId: null }))).not.toContain(true);
    expect(Object.values(allowed({ ...paused, busy: true }))).not.toContain(true);
  });
});

describe('a first start', () => {
  const searches = { searchUrls: ['a'] };
  const profiles = { searchProfiles: ['b'] };
  it.each([
    ['searches alone get all comments', searches, [5, 0]],
    ['profiles alone get all comments', profiles, [0, 5]],
    ['both share them', { ...searches, ...profiles }, [3, 2]],
    ['without a source, there is none', {}, [0, 0]],
    ['limits that are set stay', { ...searches, dailyMonitorComments: 9 }, [0, 9]],
  ])('%s', (_name, change, limits) => {
    const started = withFirstStart({ ...defaultSettings, ...change }, usualFirstStart);
    expect(started).toMatchObject({ review: true, warmUp: true, undoMinutes: 5 });
    expect([started.dailySearchComments, started.dailyMonitorComments]).toEqual(limits);
  });
});
